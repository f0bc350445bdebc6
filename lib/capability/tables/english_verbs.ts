/**
 * English verbs by what they ask for, in their base form.
 *
 * @module
 */

/** Verbs whose order changes files, whatever their object. */
export const CHANGE_VERBS = `fix repair mend patch implement refactor rework
rename replace remove delete insert append prepend upgrade downgrade bump
migrate convert translate inline merge consolidate unify relocate reorganise
reorganize restructure tidy simplify optimise optimize speed improve harden
extend expand shorten enable disable introduce integrate wire hook adapt adjust
tweak correct resolve apply revert undo backport rebase cherry-pick commit push
tag squash annotate deprecate polish reformat prettify localise localize
internationalise internationalize wrap raise lower increase decrease restore
swap scaffold bootstrap mock stub regenerate edit modify alter prune purge strip
kill eliminate fold hoist decouple inject expose sanitise sanitize debounce
throttle memoise memoize paginate parallelise parallelize vectorise vectorize
grey gray recolour recolor restyle resize redesign rebrand relabel reorder
animate embed minify unpin vendor bundle finish complete tackle solve bring
thread propagate persist override overload uncomment register unregister
initialise initialize backfill populate provision rotate encrypt decrypt
rewrite port split extract add implement drop swap close delegate generalise
generalize parametrise parametrize parameterise parameterize centralise
centralize modernise modernize rip ditch retire sunset dedupe deduplicate
standardise standardize normalise normalize enforce reduce cut trim shrink
bulletproof secure sort-out reuse re-use re-export rebuild reimplement
re-implement reinstate reintroduce unblock configure customise customize align
colour color style toggle hide pin lock guard cap fill flesh cover author code
develop ship land address amend comment document redo clean switch turn
translate lift transform unwrap relax tighten bold highlight-in pluralise
make-read-only silence suppress nest flatten hardcode validate-in throttle
rate-limit fall-back scope-down stash reset rewire overhaul substitute
transition retrofit factor pull-out hook-up upgrade-to dockerize dockerise
containerise containerize mirror bump-up auto-generate typeset lazy-load
preload prefetch cache-in publish release deploy install-in seed transpile
dark-mode fence whitelist allowlist blacklist denylist redact mask obfuscate
compress decompress downsample upsample tokenise tokenize internalise
reconcile-in undo-in gate batch cache escape quote-in initialise-in`;

/** Verbs that change files unless their object is an answer of some kind. */
export const MAKE_VERBS = `make create write draft produce generate prepare
build set put save store dump record update change move keep-in handle support
let allow stop prevent give show-in define declare compose add export import
copy duplicate place leave-in form format sync render display introduce invent
design-in insert do craft construct establish assemble hand-roll set-up setup
spin-out throw-in start-in turn-on type persist model-in log-in extend capture
commit-in duplicate clone ensure-in accept reject ignore-in reserve emit
validate return-in mark flag track-in file open-in`;

/** Verbs that run something, or judge by running it. */
export const RUN_VERBS = `run rerun re-run execute launch compile recompile
benchmark profile measure install reinstall deploy lint type-check typecheck
fuzz bisect reproduce boot invoke retest re-test load-test loadtest smoke-test
stress-test restart relaunch dry-run simulate exercise replay spawn
kick stress time trigger build rebuild start spin smoke bring-up redeploy ping
curl boot-up e2e-test unit-test`;

/** Verbs of looking and telling. */
export const READ_VERBS = `find locate identify list enumerate explain describe
summarise summarize review analyse analyze investigate research study examine
inspect explore look search check verify confirm determine figure tell show give
report compare contrast map trace track count read skim go walk audit assess
evaluate judge estimate quantify rank group answer name say note mention
cite quote point highlight outline propose suggest recommend advise argue think
consider reason work understand learn clarify discover diagnose root-cause
collect gather catalogue catalog inventory tabulate reconstruct dig hunt hand
return reply respond deliver present provide include focus begin assume
treat act imagine take help draw sketch design plan brainstorm interpret
critique criticise criticize challenge cross-check survey scan watch monitor
observe double-check spot pick choose decide prioritise prioritize weigh infer
deduce derive guess predict extrapolate break tear get pull see detail debug
grep browse crawl classify categorise categorize chart compile-list scout
investigate-only discuss elaborate illustrate introduce-me characterise
characterize correlate differentiate dissect distil distill evaluate-only
justify narrow pinpoint probe query rate recap reflect relate score sum
triage validate-claim view visualise visualize reverse-engineer demonstrate
mull ponder chase expect ask conclude flag-up share send call`;

/** Verbs that ask for nothing by themselves. */
export const NEUTRAL_VERBS = `use be keep avoid ignore skip stay limit stick
follow remember aim wait try need have feel start continue proceed respect
prefer restrict confine work stand leave bear mind watch trust rely base cite
finish end assume treat close-with refer pay know hold rest own prioritise
begin repeat pretend`;

/** Particles that turn a common verb into an order to change something. */
export const CHANGE_PHRASES = `get rid|do away|take care|deal with|work off
|sort out|clean up|hook up|wire up|roll back|roll out|bring up|set up|fill in
|flesh out|tidy up|speed up|break up|break out|pull out|take out|rip out
|factor out|comment out|move over|carry out|go ahead|follow suit|sort it
|put in|switch over|swap out|cut down|tone down|phase out|back out|write up
|follow through|fix up|strip out|turn off|turn on|bring in|build out|make it
|split up|lay out|wrap up|check in|touch up|turn into|get working|tear out
|work around|plug in|merge in|do it|do that|do so|do this|do those|do these`;

/** Particles that make a common verb one of looking. */
export const READ_PHRASES = `write me|show me|give me|make a list|make sense
|build a picture|build a list|draw up|make a table|get me|get an|get up
|put together|come up|pull together|write back|write down|break down|tear it
|take me|take a|take stock|work out|bring me|bring us|set out|lay out
|make notes|keep track|follow the|report back|sum up|make an|do a|do an|build up|sort by|group by|sort them
|sort the|format each|format your|format the|cover the|cover at|cut to
|run through|run me|show us|give us|tell us|start with|start by|start at
|start from|start in|cover these|time permitting|open with|close with
|finish with|end with|run down|show how|show where|show which|show what
|show that|show why|mark each|mark the|mark which|flag any|flag the|flag each
|mark any|note any|track down|say where|install nothing|run nothing
|return a|return the|leave out|mark anything|flag anything|turn to|cap it
|cap the|file names|fill me`;

/**
 * Verbs that are as often nouns at the head of a fragment, or in a list of
 * topics: they need an object behind them to be read as an order.
 */
export const NOUN_VERBS = `fix patch upgrade bump port split extract drop commit
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
squash present note read look`;

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
