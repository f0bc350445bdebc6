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
  return undefined;
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

const ENDINGS = [["ied", "y"], ["ed", "e"], ["ying", "y"], [
  "ing",
  "e",
]] as const;

/** Verbs whose order changes files, whatever their object. */
export const CHANGE_VERBS =
  `adapt add address adjust align allowlist alter amend animate annotate append
apply author auto-generate backfill backport batch blacklist bold bootstrap
bring bulletproof bump bundle cache cap centralise centralize cherry-pick
clean close code colour comment commit complete compress configure
consolidate containerise containerize convert correct cover customise
customize cut dark-mode debounce decompress decouple decrease decrypt dedupe
deduplicate delegate delete denylist deploy deprecate develop disable ditch
dockerise dockerize document downgrade downsample drop edit eliminate embed
enable encrypt enforce escape expand expose extend extract factor fence fill
finish fix flatten flesh fold gate generalise generalize gray grey guard
hardcode harden hide hoist hook implement improve increase initialise
initialize inject inline insert integrate internalise internationalise
internationalize introduce kill lazy-load localise localize lock lower mask
memoise memoize mend merge migrate minify mirror mock modernise modernize
modify nest normalise normalize obfuscate optimise optimize overhaul
overload override paginate parallelise parallelize parameterise parameterize
parametrise parametrize patch persist pin pluralise polish populate port
prefetch preload prepend prettify propagate provision prune publish purge
push raise rate-limit re-export re-implement re-use rebase rebrand rebuild
recolor recolour redact redesign redo reduce refactor reformat regenerate
register reimplement reinstate reintroduce relabel relax release relocate
remove rename reorder reorganise reorganize repair replace reset resize
resolve restore restructure restyle retire retrofit reuse revert rewire
rework rewrite rip rotate sanitise sanitize scaffold secure seed ship
shorten shrink silence simplify solve speed split squash standardise
standardize stash strip stub style substitute sunset suppress swap switch
tackle tag teach thread throttle tidy tighten toggle tokenise tokenize transform
transition translate transpile trim turn tweak typeset unblock uncomment
undo unify unpin unregister unwrap upgrade upsample vectorise vectorize
vendor whitelist wire wrap`;

/** Verbs that change files unless their object is an answer of some kind. */
export const MAKE_VERBS =
  `accept add allow assemble build capture change clone compose construct copy
craft create declare define display draft dump duplicate emit establish
export extend file flag form format generate hand-roll handle import
insert leave introduce invent land let lift log make mark move persist place
prepare prevent produce put record reject render reserve save set setup stop
store support sync type update validate write`;

/** Verbs that run something, or judge by running it. */
export const RUN_VERBS =
  `benchmark bisect boot build compile curl deploy dry-run e2e-test execute exercise
fuzz install invoke launch lint load-test loadtest measure ping profile
re-run re-test rebuild recompile redeploy reinstall relaunch replay
reproduce rerun restart retest run simulate smoke-test spawn spin start
stress-test test time trigger type-check typecheck unit-test`;

/** Verbs of looking and telling. */
export const READ_VERBS =
  `act advise analyse analyze answer argue ask assess assume audit begin
brainstorm break browse call catalog catalogue categorise categorize
challenge characterise characterize chart chase check choose cite clarify
classify collect compare conclude confirm consider contrast correlate count
crawl criticise criticize critique cross-check debug decide deduce deliver
demonstrate derive describe design detail determine diagnose differentiate
dig discover discuss dissect distil distill double-check draw elaborate
enumerate estimate evaluate examine expect explain explore extrapolate
figure find focus gather get give go grep group guess hand help highlight
hunt identify illustrate imagine include infer inspect interpret inventory
investigate judge justify learn list locate look map mention monitor mull
name narrow note observe outline pick pinpoint plan point ponder predict
present prioritise prioritize probe propose provide pull quantify query
quote rank rate read reason recap recommend reconstruct reflect relate reply
report research respond return reverse-engineer review root-cause say scan
score scout search see send share show sketch skim spot study suggest sum
summarise summarize survey tabulate take tear tell think trace track triage understand verify view visualise visualize walk watch weigh work`;

/** Verbs that ask for nothing by themselves. */
export const NEUTRAL_VERBS =
  `do come deal fire kick roll tone plug aim assume avoid base be bear begin cite confine continue end feel finish
follow have hold ignore keep know leave limit mind need own pay prefer
pretend prioritise proceed refer rely remember repeat respect rest restrict
skip stand start stay stick treat trust try use wait watch work`;

/** Particles that turn a common verb into an order to change something. */
export const CHANGE_PHRASES = phraseSet(
  `get rid|do away|take care|deal with|work off
|sort out|clean up|hook up|wire up|roll back|roll out|set up|fill in
|flesh out|tidy up|speed up|break up|break out|pull out|take out|rip out
|factor out|comment out|move over|carry out|go ahead|follow suit|sort it|sort that
|switch over|swap out|cut down|tone down|phase out|back out
|follow through|fix up|strip out|turn off|turn on|bring in|build out|make it
|split up|lay out|wrap up|check in|touch up|turn into|get working|tear out
|work around|plug in|merge in|do it|do that|do so|do this|do those|do these|take over|act on|move on|pick up|work on`,
);

/** Particles that turn a common verb into an order to run something. */
export const RUN_PHRASES = phraseSet(
  `kick off|spin up|bring up|fire up|boot up|start up
|stand up`,
);

/** Particles that make a common verb one of looking. */
export const READ_PHRASES = phraseSet(
  `let me|let us|write me|write up|show me|give me|make a list|make sense
|build a picture|build a list|draw up|make a table|get me|get an|get up
|put together|come up|pull together|write back|write down|break down|tear it
|take me|take stock|work out|bring me|bring us|set out|lay out
|make notes|keep track|report back|sum up|make an|build up|sort by|group by|sort them
|sort the|format each|format your|format the|cut to
|run through|run me|show us|give us|tell us|start with|start by|start at
|start from|start in|time permitting|open with|close with
|finish with|end with|run down|show how|show where|show which|show what
|show that|show why|mark each|mark the|mark which|flag any|flag the|flag each
|mark any|note any|track down|say where
|pin down|prepare me|prepare us|update me|update us|return a|return the|leave out|mark anything|flag anything|turn to|fill me|teach me|teach us`,
);

/**
 * Verbs that are as often nouns at the head of a fragment, or in a list of
 * topics: they need an object behind them to be read as an order.
 */
export const NOUN_VERBS = wordSet(
  `fix patch upgrade bump port split extract drop commit
push tag merge release deploy build test run start install profile benchmark
measure lint time log update change move support copy export import format sync
render display place record store dump set cache batch style color colour cap
guard lock pin toggle cover code document comment switch turn reset import boost
list map review audit report research study search check trace track count plan
design draft sketch draw rank group answer name state quote point highlight cut
trim swap close bundle wrap commit mock stub model capture type file mark flag
escape gate fence mask batch exercise trigger stress smoke ping replay boot
launch compile restart register query rate score view probe return override
thread port seed land address ship revert undo align nest fold lift speed hook
wire vendor raise lower increase decrease translate complete clean scan form
rotate scope silence mirror patch filter label limit finish backport stash
squash present note read look`,
);

/** Past participles and gerunds that do not follow the rule. */
export const IRREGULAR_FORMS =
  `written:write made:make built:build rebuilt:rebuild
run:run put:put set:set split:split cut:cut done:do redone:redo hidden:hide
rewritten:rewrite overridden:override shown:show given:give taken:take
undone:undo reset:reset brought:bring kept:keep stopped:stop dropped:drop
swapped:swap wrapped:wrap stripped:strip ripped:rip trimmed:trim capped:cap
tagged:tag pinned:pin ported:port committed:commit running:run getting:get
making:make writing:write removing:remove setting:set putting:put
splitting:split cutting:cut committing:commit stripping:strip changing:change
moving:move renaming:rename replacing:replace deleting:delete updating:update
creating:create editing:edit migrating:migrate upgrading:upgrade merging:merge
generating:generate compiling:compile executing:execute measuring:measure
profiling:profile installing:install translating:translate`;

/** What is handed over in the answer; writing one changes no file. */
export const ANSWER_NOUNS = wordSet(
  `report reports summary summaries list lists table
tables overview proposal proposals plan plans explanation explanations
description descriptions paragraph paragraphs answer answers reply replies
response diagram comparison recommendation recommendations message estimate
estimates timeline briefing review reviews finding findings diff sketch
sketches outline analysis assessment conclusion conclusions result results
output verdict verdicts note notes inventory catalogue matrix checklist
walkthrough writeup write-up rundown picture breakdown opinion argument
hypothesis hypotheses options option sentence sentences bullet bullets map
bullet-points markdown chart graph tree recap digest memo text table-of
case-study rationale idea ideas suggestion suggestions alternatives traces
numbers figures statistics ranking pair chain chains count counts total tldr
point points headline questions question list-of evidence sense assumption
assumptions statement mermaid ascii pros cons roadmap strategy`,
);

/** What is changed by making it, even when asked for by "I need" or "we need". */
export const CODE_NOUNS = wordSet(
  `script scripts tool cli function functions method
test tests endpoint endpoints component components page pages button buttons
migration migrations class classes module modules package workflow config
feature flag option field column table-row hook hooks api route routes handler
wrapper plugin command subcommand helper adapter middleware fixture fixtures
spec specs template templates stylesheet job parser validator interface
implementation patch fix program library file files dockerfile makefile readme
changelog docs documentation docstring docstrings comment comments type types
schema index toggle dialog modal form menu banner spinner tooltip header footer`,
);

/** Whom or what the order is not for, as the subject of a clause. */
export const OTHER_SUBJECTS = wordSet(
  `agent agents team colleague colleagues ci qa
pipeline developer developers implementer author authors he she they someone
somebody user users ops customer maintainers maintainer owner owners engineer
engineers lead coder coders reviewer copywriter analyst analysts dba people
everyone who else i we us`,
);

/** What passes or fails when it is run. */
export const RUNNABLES = wordSet(
  `test tests testsuite suite suites build builds lint
linter linters typecheck type-check spec specs ci pipeline compilation compile
checks check benchmark benchmarks coverage project app application wheel server
package image examples example branch tree firmware binary container program
site crate module stack gate gates doctest doctests typechecker clone
installation setup checkout`,
);

/** What it means for such a thing to be in order. */
export const PASS_WORDS = wordSet(
  `pass passes passing green succeed succeeds clean
compile compiles build builds start starts boot boots error-free zero 0
work works working install installs installed finish finishes warning-free
through exit failing run runs launch launches broken load loads imported`,
);

/** Nouns that stand for everything there is to be changed. */
export const ALL_NOUNS = wordSet(
  `anything file files code codebase repo repository
source sources tree thing things changes change edits edit modifications
modification line lines project workspace checkout disk content contents
folder directory artifacts stuff byte bytes char character everything app
code-base anythign copy writes write state system filesystem it`,
);

/** Words before such a noun that do not narrow it. */
export const ALL_ADJECTIVES = wordSet(
  `any a an single the of this these those that our
my your existing source sources code working project file files in all whole
entire one to kind sort whatsoever actual other-than repository repo either
even and or at on single-line nor present current`,
);

/** Words that make a ban a fence around a part. */
export const FENCE_WORDS = wordSet(
  `other others else outside except besides beyond than
apart elsewhere unrelated rest anywhere-else remaining only production public
generated vendor third-party unless aside without but new shared committed`,
);

/** Words that bind a ban or a declaration to a phase. */
export const PHASE_WORDS = wordSet(
  `phase yet stage step now first until before part`,
);

/** What kind of task may be called read-only. */
export const TASK_NOUNS = wordSet(
  `task tasks research analysis investigation audit
review mode access assignment scout scouting exploration planning exercise job
pass session work request mission inspection study assessment survey
look-up lookup permission permissions role agent reviewer subagent ticket
investigate look examination observation discovery question brief briefing
reconnaissance recon spike check evaluation phase step stage part tour
exploring diagnosis tools debugging search searching walkthrough report
codebase repository repo checkout engagement visit dive sweep pass round look
enquiry inquiry consultation appraisal verification comparison threat explorer
investigator analyst auditor observer researcher inspector consultant rights`,
);

/** Tasks that can be declared to be the only one: "analysis only". */
export const ONLY_NOUNS = wordSet(
  `analysis research investigation review exploration
planning audit reading discovery diagnosis inspection observation investigate
analyse analyze assessment scouting read explore research-only plan design
discussion advice inquiry`,
);

/** Words that may stand before an order without changing it. */
export const OPENERS = wordSet(
  `please pls plz then next finally first second secondly
third thirdly lastly now so also ok okay hi hello hey thanks just simply
afterwards and but or kindly again instead otherwise only well right alright
additionally furthermore moreover meanwhile plus therefore thus hence still
ideally preferably directly quickly carefully always dear there everyone team both either yes
actually really thoroughly immediately briefly separately systematically
independently today tonight`,
);

/** Words that open a subordinate clause. */
export const SUBORDINATORS = wordSet(
  `if when once after before as since because while
unless until given although though whenever should wherever where in at on for
under inside within from by using with to during via among besides
despite per according following considering regarding based like assuming apart into
across through between above below`,
);

/** Words that open a question or an embedded clause. */
export const QUESTION_WORDS = wordSet(
  `why what which where who whose how when whether
whom whatever whichever`,
);

/** Auxiliaries that open a yes-or-no question. */
export const AUXILIARIES = wordSet(
  `is are do does did has have had can could should would
will was were may might am isn't aren't doesn't don't didn't hasn't won't`,
);

/** Words that can stand right behind a verb as the head of its object. */
export const DETERMINERS = wordSet(
  `the a an this that these those it them all every each
any both our my your its their his some one two three four five him her us me
another no what whatever anything everything something those whichever either
most many such`,
);
