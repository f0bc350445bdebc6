/**
 * The English tables: verbs by what they ask for, and the words around them.
 *
 * @module
 */

import { phraseSet, wordSet, wordsIn } from "./words.ts";

/** What an English verb asks for. */
export type VerbKind = "change" | "make" | "run" | "read" | "neutral";

let kinds: [VerbKind, Set<string>][] | undefined;

/** The strongest first: a word that stands in two tables is read as that. */
function verbSets(): [VerbKind, Set<string>][] {
  return [
    ["run", new Set(wordsIn(RUN_VERBS))],
    ["change", new Set(wordsIn(CHANGE_VERBS))],
    ["make", new Set(wordsIn(MAKE_VERBS))],
    ["read", new Set(wordsIn(READ_VERBS))],
    ["neutral", new Set(wordsIn(NEUTRAL_VERBS))],
  ];
}

let irregular: Map<string, string> | undefined;

function irregularForms(): Map<string, string> {
  const made = new Map<string, string>();
  for (const pair of wordsIn(IRREGULAR_FORMS)) {
    const [form = "", base = ""] = pair.split(":");
    made.set(form, base);
  }
  return made;
}

/** What a base form asks for, or `undefined` when it is no known verb. */
export function verbKind(word: string): VerbKind | undefined {
  for (const [kind, verbs] of kinds ??= verbSets()) {
    if (verbs.has(word)) return kind;
  }
  // The tables spell as the British do; "re-export" is a kind of "export".
  const base = word.endsWith("ize")
    ? `${word.slice(0, -3)}ise`
    : word.replace(/^(?:re|auto)-/, "");
  return base === word ? undefined : verbKind(base);
}

/** The verb that a participle or gerund belongs to, or `undefined`. */
export function verbOfForm(word: string): string | undefined {
  const known = (irregular ??= irregularForms()).get(word);
  if (known !== undefined) return known;
  for (const [ending, put] of ENDINGS) {
    if (!word.endsWith(ending)) continue;
    const stem = word.slice(0, -ending.length);
    for (const base of [stem + put, stem, `${stem}e`]) {
      if (verbKind(base) !== undefined) return base;
    }
    const last = stem.at(-1);
    if (last !== undefined && last === stem.at(-2)) {
      const single = stem.slice(0, -1);
      if (verbKind(single) !== undefined) return single;
    }
  }
  return undefined;
}

const ENDINGS = [
  ["ied", "y"],
  ["ed", "e"],
  ["ying", "y"],
  ["ing", "e"],
] as const;

/** Verbs whose order changes files, whatever their object. */
export const CHANGE_VERBS =
  `adapt add address adjust align allowlist alter amend animate annotate
append apply attach author backfill backport batch blacklist bootstrap
bring bump bundle cache cap centralise cherry-pick clean close code colour
comment commit complete compress condense configure consolidate
containerise convert correct cover customise cut debounce decommission
decompress decouple decrease decrypt dedupe deduplicate delegate delete
denormalise denylist deprecate detach develop disable ditch dockerise
document downgrade downsample drop edit eliminate embed enable encrypt
enforce escape expand expose extract factor fence fill finish fix flatten
flesh fold gate generalise gray grey guard hardcode harden hide hoist hook
hotfix implement improve increase indent initialise inject inline
instrument integrate kill lazy-load localise lock loosen lower mask
memoise mend merge migrate minify mirror mock modernise modify nest
normalise nuke obfuscate optimise overhaul overload override paginate
parallelise parameterise parametrise patch persist pin polish populate
port prefetch preload prepend prettify propagate provision prune publish
purge push raise rate-limit re-use realign rearrange rebase rebrand
recolor recolour redact redesign redirect redo reduce refactor refine
reformat regenerate register reimplement reinstate reintroduce relabel
relax release relocate remove rename reorder reorganise repair rephrase
replace reroute reset resolve restore restructure restyle retire retrofit
reuse revamp revert revise rewire reword rework rewrite rip rotate
sanitise scaffold scrub secure seed serialise shard ship shorten shrink
silence simplify solve speed split squash stash streamline strengthen
strip stub style substitute sunset suppress swap switch tackle tag teach
thread throttle tidy tighten toggle tokenise transform transition
translate transpile trim truncate turn tweak typeset unblock uncomment
undo unify unmount unpin unregister unroll untangle unwrap upgrade
upsample vendor whitelist wipe wire wrap`;

/** Verbs that change files unless their object is an answer of some kind. */
export const MAKE_VERBS =
  `accept allow assemble capture change clone compose construct copy craft
create declare define display draft dump duplicate emit establish export
extend file flag form format generate hand-roll handle import insert
introduce invent land leave let lift log make mark move place prepare
prevent produce put record reject render reserve save set setup stop store
support sync type update validate write`;

/** Verbs that run something, or judge by running it. */
export const RUN_VERBS =
  `benchmark bisect boot build compile curl deploy dry-run e2e-test execute
exercise fuzz install invoke launch lint load-test loadtest measure ping
profile rebuild recompile redeploy reinstall relaunch replay reproduce
rerun restart retest run simulate smoke-test soak spawn spin start
stress-test test time trigger type-check typecheck unit-test`;

/** Verbs of looking and telling. */
export const READ_VERBS =
  `advise analyse analyze answer argue ask assess assume audit begin
brainstorm break browse call catalog catalogue categorise challenge
characterise chart check choose cite clarify classify collect compare
confirm consider contrast correlate count criticise critique cross-check
debug decide deduce demonstrate derive describe design determine diagnose
differentiate dig discuss dissect distil double-check draw elaborate
enumerate estimate evaluate examine expect explain explore extrapolate
figure find focus gather get give go grep group guess hand help hunt
identify illustrate include infer inspect interpret inventory investigate
judge justify learn list locate look map mention monitor name note observe
outline pick pinpoint plan point predict present prioritise probe propose
pull quantify query quote rank rate read reason recap recommend
reconstruct reply report research return reverse-engineer review
root-cause say scan score scout search see send share show sketch skim
spot study suggest sum summarise survey tabulate take tear tell think
trace track triage understand verify view visualise walk watch weigh work`;

/** Verbs that ask for nothing by themselves. */
export const NEUTRAL_VERBS =
  `do come deal fire roll stand tone plug carry act base be end follow have
hold ignore keep know limit mind need own repeat skip stay try use wait
back kick sort`;

/** Particles that turn a common verb into an order to change something. */
export const CHANGE_PHRASES = phraseSet(
  `get rid|do away|take care|deal with|roll back|roll out|set up|take out|
pull out|break out|break up|carry out|tone down|plug in|go ahead|sort it|
back out|make it|do it|do that|do those|do this|do so|take over|pick up|
work on|act on`,
);

/** Particles that turn a common verb into an order to run something. */
export const RUN_PHRASES = phraseSet("kick off|bring up|fire up|stand up");

/** Particles that make a common verb one of looking. */
export const READ_PHRASES = phraseSet(
  `let me|write me|write up|write down|note down|show me|give me|get an|
put together|come up|work out|sort by|sort the|tell us|start with|start at|
start from|start in|finish with|end with|track down|scrub through|
update me|flag anything`,
);

/**
 * Verbs that are as often nouns at the head of a fragment, or in a list of
 * topics: they need an object behind them to be read as an order.
 */
export const NOUN_VERBS = wordSet(
  `address align answer audit backport batch benchmark boot build bump bundle
  cache cap capture change check clean close code colour comment commit copy
  count cover cut deploy design document draft draw drop escape exercise
  export fence file fix flag fold form format gate group guard hook import
  install land lift limit lint list lock log look map mark mask merge mirror
  mock move name nest note override patch pin ping place plan point port
  probe profile push query quote rank rate read release report research
  reset return review rotate run scan score search seed set ship silence
  sketch split squash start stash store stub study style support swap switch
  sync tag test thread time toggle trace track trigger turn type undo update
  upgrade vendor view wire wrap lower`,
);

/** Past participles and gerunds that do not follow the rule. */
export const IRREGULAR_FORMS =
  `written:write made:make built:build rebuilt:rebuild rewritten:rewrite
overridden:override`;

/** What is handed over in the answer; writing one changes no file. */
export const ANSWER_NOUNS = wordSet(
  `report reports summary list lists table tables overview proposal plan
  explanation description paragraph answer answers reply response diagram
  comparison recommendation message estimate timeline review finding
  findings diff sketch outline analysis result results output verdict note
  notes inventory catalogue matrix checklist opinion argument hypothesis
  options option sentence sentences bullet bullets map markdown chart graph
  tree digest memo text idea suggestion suggestions alternatives numbers
  figures pair chain chains count counts total point points questions
  question evidence statement mermaid ascii pros strategy`,
);

/** What is changed by making it, even when asked for by "I need" or "we need". */
export const CODE_NOUNS = wordSet(
  `script scripts cli function test tests endpoint page pages migration class
  module modules package config feature flag field column api plugin command
  fixtures spec job parser patch fix file files dockerfile readme changelog
  docs comment comments type schema index header`,
);

/** What passes or fails when it is run. */
export const RUNNABLES = wordSet(
  `test tests suite suites build builds lint linter typecheck spec specs ci
  pipeline compile checks check benchmark benchmarks coverage project app
  application wheel server package image examples example branch tree
  firmware binary container site crate module stack gate clone setup
  checkout`,
);

/** What it means for such a thing to be in order. */
export const PASS_WORDS = wordSet(
  `pass passes passing green succeed clean compile compiles build builds
  start starts boot zero work works working install installs installed
  finish through exit failing run runs launch broken load loads`,
);

/** Nouns that stand for everything there is to be changed. */
export const ALL_NOUNS = wordSet(
  `anything file files code codebase repo repository source sources tree
  thing things changes change edits edit modifications modification line
  lines project workspace checkout disk content contents folder directory
  artifacts stuff byte bytes char character everything app code-base
  anythign copy writes write state system filesystem it`,
);

/** Words before such a noun that do not narrow it. */
export const ALL_ADJECTIVES = wordSet(
  `any a an single the of this these those that our my your existing working
  in all whole entire one to kind sort whatsoever actual either even and or
  at on single-line present current`,
);

/** Words that make a ban a fence around a part. */
export const FENCE_WORDS = wordSet(
  `other others else outside except besides beyond than apart elsewhere
  unrelated rest remaining only production public generated vendor
  third-party unless aside without but new shared committed`,
);

/** Words that bind a ban or a declaration to a phase. */
export const PHASE_WORDS = wordSet(
  "phase yet stage step now first until before part",
);

/** What kind of task may be called read-only. */
export const TASK_NOUNS = wordSet(
  `task tasks research analysis investigation audit review mode access
  assignment scout scouting exploration planning exercise job session work
  request mission inspection study assessment survey look-up lookup
  permission permissions role agent reviewer subagent ticket investigate
  examination observation discovery question brief briefing reconnaissance
  recon spike check evaluation phase step stage part tour exploring
  diagnosis tools debugging search searching walkthrough report codebase
  repository repo checkout engagement visit dive sweep pass round look
  enquiry inquiry consultation appraisal verification comparison threat
  explorer investigator analyst auditor observer researcher inspector
  consultant rights`,
);

/** Tasks that can be declared to be the only one: "analysis only". */
export const ONLY_NOUNS = wordSet(
  `analysis research investigation review exploration planning audit reading
  discovery diagnosis inspection observation investigate analyse analyze
  assessment scouting read explore diagnose plan design discussion advice
  inquiry`,
);

/** Words that may stand before an order without changing it. */
export const OPENERS = wordSet(
  `please pls plz then next finally first second secondly third thirdly
  lastly now so also ok okay hi hello hey thanks just simply afterwards and
  but or kindly again instead otherwise only well right alright additionally
  furthermore moreover meanwhile plus therefore thus hence still ideally
  preferably directly quickly carefully always dear there everyone team both
  either yes actually really thoroughly immediately briefly separately
  systematically independently today tonight`,
);

/** Words that open a subordinate clause. */
export const SUBORDINATORS = wordSet(
  `if when once after before as since because while unless until given
  although though whenever should wherever where in at on for under inside
  within from by using with to during via among besides despite per
  according following considering regarding based like assuming apart into
  across through between above below`,
);

/** Words that open a question or an embedded clause. */
export const QUESTION_WORDS = wordSet(
  "why what which where who whose how when whether whom",
);

/** Auxiliaries that open a yes-or-no question. */
export const AUXILIARIES = wordSet(
  `is are do does did has have had can could should would will was were may
  might am isn't aren't didn't hasn't won't`,
);

/** Words that can stand right behind a verb as the head of its object. */
export const DETERMINERS = wordSet(
  `the a an this that these it them all every each any both our my your its
  their his some one two three four five her us me another what whatever
  anything everything something those whichever either most many such`,
);
