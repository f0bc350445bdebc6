/**
 * English words that are not verbs of the order: objects, subjects, and the
 * small words that frame a clause.
 *
 * @module
 */

/** What is handed over in the answer; writing one changes no file. */
export const ANSWER_NOUNS = `report reports summary summaries list lists table
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
assumptions statement mermaid ascii pros cons roadmap strategy`;

/** What is changed by making it, even when asked for by "I need" or "we need". */
export const CODE_NOUNS = `script scripts tool cli function functions method
test tests endpoint endpoints component components page pages button buttons
migration migrations class classes module modules package workflow config
feature flag option field column table-row hook hooks api route routes handler
wrapper plugin command subcommand helper adapter middleware fixture fixtures
spec specs template templates stylesheet job parser validator interface
implementation patch fix program library file files dockerfile makefile readme
changelog docs documentation docstring docstrings comment comments type types
schema index toggle dialog modal form menu banner spinner tooltip header footer`;

/** Whom or what the order is not for, as the subject of a clause. */
export const OTHER_SUBJECTS = `agent agents team colleague colleagues ci qa
pipeline developer developers implementer author authors he she they someone
somebody user users ops customer maintainers maintainer owner owners engineer
engineers lead coder coders reviewer copywriter analyst analysts dba people
everyone who else i we us`;

/** What passes or fails when it is run. */
export const RUNNABLES = `test tests testsuite suite suites build builds lint
linter linters typecheck type-check spec specs ci pipeline compilation compile
checks check benchmark benchmarks coverage project app application wheel server
package image examples example branch tree firmware binary container program
site crate module stack gate gates doctest doctests typechecker clone
installation setup checkout`;

/** What it means for such a thing to be in order. */
export const PASS_WORDS = `pass passes passing green succeed succeeds clean
compile compiles build builds start starts boot boots error-free zero 0
work works working install installs installed finish finishes warning-free
through exit failing run runs launch launches broken load loads imported`;

/** Nouns that stand for everything there is to be changed. */
export const ALL_NOUNS = `anything file files code codebase repo repository
source sources tree thing things changes change edits edit modifications
modification line lines project workspace checkout disk content contents
folder directory artifacts stuff byte bytes char character everything app
code-base anythign copy writes write state system filesystem it`;

/** Words before such a noun that do not narrow it. */
export const ALL_ADJECTIVES = `any a an single the of this these those that our
my your existing source sources code working project file files in all whole
entire one to kind sort whatsoever actual other-than repository repo either
even and or at on single-line nor present current`;

/** Words that make a ban a fence around a part. */
export const FENCE_WORDS = `other others else outside except besides beyond than
apart elsewhere unrelated rest anywhere-else remaining only production public
generated vendor third-party unless aside without but new shared committed`;

/** Words that bind a ban or a declaration to a phase. */
export const PHASE_WORDS = `phase yet stage step now first until before part`;

/** What kind of task may be called read-only. */
export const TASK_NOUNS = `task tasks research analysis investigation audit
review mode access assignment scout scouting exploration planning exercise job
pass session work request mission inspection study assessment survey
look-up lookup permission permissions role agent reviewer subagent ticket
investigate look examination observation discovery question brief briefing
reconnaissance recon spike check evaluation phase step stage part tour
exploring diagnosis tools debugging search searching walkthrough report
codebase repository repo checkout engagement visit dive sweep pass round look
enquiry inquiry consultation appraisal`;

/** Tasks that can be declared to be the only one: "analysis only". */
export const ONLY_NOUNS = `analysis research investigation review exploration
planning audit reading discovery diagnosis inspection observation investigate
analyse analyze assessment scouting read explore research-only plan design
discussion advice inquiry`;

/** Words that may stand before an order without changing it. */
export const OPENERS = `please pls plz then next finally first second secondly
third thirdly lastly now so also ok okay hi hello hey thanks just simply
afterwards and but or kindly again instead otherwise only well right alright
additionally furthermore moreover meanwhile plus therefore thus hence still
ideally preferably directly quickly carefully always dear there everyone team both either yes
actually really thoroughly immediately briefly separately systematically
independently today tonight`;

/** Words that open a subordinate clause. */
export const SUBORDINATORS = `if when once after before as since because while
unless until given although though whenever should wherever where in at on for
under inside within from by using with to during via among besides
despite per according following considering regarding based like assuming apart into
across through between above below`;

/** Words that open a question or an embedded clause. */
export const QUESTION_WORDS = `why what which where who whose how when whether
whom whatever whichever`;

/** Auxiliaries that open a yes-or-no question. */
export const AUXILIARIES =
  `is are do does did has have had can could should would
will was were may might am isn't aren't doesn't don't didn't hasn't won't`;

/** Words that can stand right behind a verb as the head of its object. */
export const DETERMINERS =
  `the a an this that these those it them all every each
any both our my your its their his some one two three four five him her us me
another no what whatever anything everything something those whichever either
most many such`;
