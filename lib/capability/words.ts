/**
 * Words of a masked text: tables of words, the marks for what was set aside,
 * the names of commands, tokens and sentences.
 *
 * The reading of prompts has few and long files, since a guard starts anew for
 * every dispatch and pays for each file that it loads; and those about English
 * keep to Latin-1, since one sign beyond it makes a file take twice the memory.
 *
 * @module
 */

import type { Act, Strength } from "./explanation.ts";

/** A table that can be asked for a word. */
export interface Words {
  /** The table as it is written. */
  readonly table: string;
  has(word: string): boolean;
}

/** The words of a table, parted by blanks and line ends. */
export function wordsIn(table: string): string[] {
  const words = table.replaceAll("\n", " ").split(" ");
  return words.filter((word) => word !== "");
}

/** A table made into a set when it is first asked, which most never are. */
class Table implements Words {
  #set: Set<string> | undefined;

  constructor(
    readonly table: string,
    private readonly parts: (table: string) => string[],
  ) {}

  has(word: string): boolean {
    return (this.#set ??= new Set(this.parts(this.table))).has(word);
  }
}

/** The words of a table, as a set. */
export function wordSet(table: string): Words {
  return new Table(table, wordsIn);
}

/** The phrases of a table, parted by bars. */
export function phrasesIn(table: string): string[] {
  return table.split("|").map((phrase) => phrase.trim());
}

/** The phrases of a table, parted by bars, as a set. */
export function phraseSet(table: string): Words {
  return new Table(table, phrasesIn);
}

/** The marker of a finished report, as in `lib/marker.ts`. */
export const MARKER = "%%DONE%%";

export const FENCE = "\ue000";
/** A fence whose lines are commands. */
export const FENCE_RUN = "\ue009";
export const CODE = "\ue001";
export const PATH = "\ue002";
/** A command line that runs something with effects. */
export const COMMAND = "\ue003";
/** A command line that only looks (`git log`, `ls`). */
export const LOOK = "\ue004";
export const QUOTE = "\ue005";
export const URL = "\ue006";
export const TAG = "\ue007";
export const PAREN = "\ue008";

/** Whether a UTF-16 unit is one of the marks. */
export function isMark(unit: number): boolean {
  return unit >= 0xe000 && unit <= 0xe009;
}

/** Words that begin a command line. */
export const RUNNERS = wordSet(
  `npm pnpm yarn npx bun bunx deno node make gmake cmake ctest ninja bazel
  bazelisk cargo rustc go gotestsum golangci-lint gradle gradlew mvn mvnw sbt
  dotnet msbuild python python3 pytest tox nox mypy ruff pylint flake8 black
  pyright pip pip3 pipenv poetry uv conda pip-audit bundle rake rspec rubocop
  rails ruby jest vitest mocha cypress playwright tsc eslint biome prettier
  stylelint turbo nx lerna docker docker-compose podman kubectl helm terraform
  tofu pulumi ansible ansible-playbook dbt alembic flyway psql mysql sqlite3
  redis-cli bash sh zsh pwsh powershell curl wget xcodebuild swift flutter dart
  mix elixir rebar3 composer phpunit php artisan lein stack cabal opam dune zig
  meson clang gcc g++ phpstan shellcheck actionlint hadolint clippy rustfmt
  gofmt k6 wrk hey ab lighthouse adb fastlane tc strace perf valgrind gdb lldb
  benchstat hyperfine env sudo snakemake nextflow sbatch mpirun torchrun`,
);

const LOOKERS = wordSet(
  `ls cat head tail less more grep rg ag ack find fd wc tree stat file du df
  sort uniq jq diff awk sed cut pwd which whoami type echo`,
);

const GIT_LOOKS = wordSet(
  `log show diff blame status grep ls-files ls-tree describe rev-parse rev-list
  shortlog cat-file reflog name-rev merge-base whatchanged`,
);

/** Words that name a tool outright, also without a code span around them. */
const BARE_TOOLS = wordSet(
  `npm pnpm yarn pytest tsc eslint mypy tox gradlew vitest jest rspec phpunit
  clippy rubocop golangci-lint actionlint shellcheck ruff flake8 ctest
  xcodebuild phpstan pyright pylint`,
);

const EXTENSIONS = wordSet(
  `ts tsx js jsx mjs cjs py rb go rs java kt kts swift c h cc cpp hpp cs php
  scala ex exs erl hs ml lua r jl sh bash zsh ps1 sql md mdx rst txt tex adoc
  json jsonl yaml yml toml ini cfg conf env xml html css scss less sass vue
  svelte tf proto graphql gql csv tsv lock gradle mk log po arb strings plist
  storyboard ipynb dart zig nix pl pdf png svg snap patch diff`,
);

/** What the inside of a code span is. */
export function codeKind(
  inner: string,
): "code" | "path" | "command" | "look" {
  const text = inner.trim();
  const space = text.indexOf(" ");
  const first = space < 0 ? text : text.slice(0, space);
  const word = first.replace("./", "");
  if (space > 0) {
    const rest = text.slice(space + 1).trimStart();
    if (word === "git") {
      const verb = rest.split(" ", 1)[0] ?? "";
      return GIT_LOOKS.has(verb) ? "look" : "command";
    }
    if (RUNNERS.has(word)) return "command";
    if (LOOKERS.has(word)) return "look";
    // A program by its path, or any name that takes long options.
    return (first.includes("/") && isPath(first)) || OPTION.test(rest)
      ? "command"
      : "code";
  }
  if (BARE_TOOLS.has(word)) return "command";
  return isPath(text) ? "path" : "code";
}

const OPTION = /^(?:[a-z]+ )?--?[a-z]/;

/** Whether a word without blanks is the path of a file or a folder. */
export function isPath(word: string): boolean {
  if (word.length < 3 || word.length > 300) return false;
  const slash = word.indexOf("/");
  const name = word.slice(word.lastIndexOf("/") + 1);
  const dot = name.lastIndexOf(".");
  const extension = dot > 0 || (dot === 0 && slash >= 0)
    ? name.slice(dot + 1).toLowerCase()
    : "";
  if (EXTENSIONS.has(extension)) {
    // "Node.js" and "Vue.js" are names of products.
    return !(slash < 0 && extension === "js" && /^[A-Z][a-z]+$/.test(
      name.slice(0, dot),
    ));
  }
  if (slash < 0) return UPPER_FILES.has(word);
  if (word.startsWith("./") || word.startsWith("../")) return true;
  if (word.startsWith("~/") || slash === 0) return true;
  if (word.endsWith("/") && slash === word.length - 1) return true;
  if (word.includes("/*") || name.includes("*")) return true;
  return word.indexOf("/", slash + 1) > 0 || FOLDERS.has(word.slice(0, slash));
}

const UPPER_FILES = wordSet(
  `Makefile Dockerfile README CHANGELOG CONTRIBUTING LICENSE Gemfile Rakefile
  Jenkinsfile Procfile Vagrantfile CODEOWNERS`,
);

const FOLDERS = wordSet(
  `src lib docs doc test tests spec specs packages apps app cmd internal pkg
  web server client api scripts tools config db infra deploy examples bench
  crates services modules components public assets reports bin ci dist build
  hooks notes tmp`,
);

/** Whether a fence's text is made of command lines that run something. */
export function isCommandBlock(inner: string): boolean {
  const lines = inner.split("\n", 12);
  for (const line of lines) {
    const text = line.trim().replace(/^\$ /, "");
    if (text === "" || text.startsWith("#")) continue;
    return text.length < 400 &&
      (codeKind(text) === "command" || codeKind(`${text} .`) === "command");
  }
  return false;
}

/** An act of a clause. */
export function actOf(
  signal: Act["signal"],
  strength: Strength,
  reason: string,
): Act {
  return { signal, strength, reason };
}

/** One word, mark or sign; `word` is in lower case. */
export interface Token {
  word: string;
  start: number;
  end: number;
  kind:
    | "word"
    | "number"
    | "path"
    | "command"
    | "look"
    | "code"
    | "quote"
    /** A substitution as sed writes it. */
    | "sed"
    | "sign";
}

const MARK_KINDS: Record<string, Token["kind"]> = {
  [FENCE]: "code",
  [FENCE_RUN]: "code",
  [CODE]: "code",
  [PATH]: "path",
  [COMMAND]: "command",
  [LOOK]: "look",
  [QUOTE]: "quote",
  [URL]: "quote",
};

/** Whether a unit may be inside a word, a path or an identifier. */
function inWord(unit: number): boolean {
  return (unit >= 97 && unit <= 122) || (unit >= 65 && unit <= 90) ||
    (unit >= 48 && unit <= 57) || unit === 95 || unit === 45 || unit === 39 ||
    unit === 0x2019 || unit === 47 || unit === 46 || unit === 42 ||
    unit === 64 || unit === 35 || unit === 126 || unit === 43 ||
    (unit >= 0xc0 && unit <= 0x24f);
}

/** "a::b", "file.ts:12": a colon inside of a word. */
function joins(text: string, i: number): boolean {
  return text[i] === ":" &&
    (text[i + 1] === ":" || inWord(text.charCodeAt(i + 1)));
}

/** The tokens of `text` between two offsets; parentheses are passed over. */
export function tokensOf(text: string, start: number, end: number): Token[] {
  const tokens: Token[] = [];
  let i = start;
  while (i < end) {
    const unit = text.charCodeAt(i);
    if (isMark(unit)) {
      const mark = text[i] ?? "";
      const from = i;
      while (i < end && text[i] === mark) i++;
      if (mark === PAREN || mark === TAG) continue;
      const kind = MARK_KINDS[mark] ?? "code";
      tokens.push({ word: "", start: from, end: i, kind });
      continue;
    }
    if (unit <= 32) {
      i++;
      continue;
    }
    if (!inWord(unit) || unit === 39) {
      tokens.push({ word: text[i] ?? "", start: i, end: i + 1, kind: "sign" });
      i++;
      continue;
    }
    const from = i;
    while (i < end && (inWord(text.charCodeAt(i)) || joins(text, i))) i++;
    let to = i;
    while (to > from && ".-'*/:".includes(text[to - 1] ?? "")) {
      // "docs/" and "src/*" keep what makes them paths.
      if ("/*".includes(text[to - 1] ?? "") && text[to - 2] !== "*") break;
      to--;
    }
    if (to === from) {
      tokens.push({
        word: text[from] ?? "",
        start: from,
        end: i,
        kind: "sign",
      });
      continue;
    }
    push(tokens, { text, from, to });
    for (let j = to; j < i; j++) {
      tokens.push({ word: text[j] ?? "", start: j, end: j + 1, kind: "sign" });
    }
  }
  return tokens;
}

function push(
  tokens: Token[],
  { text, from, to }: { text: string; from: number; to: number },
): void {
  const raw = text.slice(from, to);
  const first = raw.charCodeAt(0);
  const word = raw.toLowerCase().replaceAll("\u2019", "'");
  let kind: Token["kind"] = "word";
  if (/[/.]/.test(raw) || first < 97) {
    if (raw.startsWith("s/") && raw.split("/", 5).length === 4) kind = "sed";
    else if (isPath(raw)) kind = "path";
    else if (first >= 48 && first <= 57 || first === 35) kind = "number";
    else if (/[._/]/.test(raw)) kind = "code";
  } else if (raw.includes("_")) kind = "code";
  if (kind === "word" && BARE_TOOLS.has(word)) kind = "command";
  tokens.push({ word, start: from, end: to, kind });
}

export type Tokens = readonly Token[];

/** A sentence, with the sign that closed it and the one before it. */
export interface Sentence {
  tokens: Token[];
  close: string;
  before: string;
}

/** An em dash; the other closers beyond ASCII: en dash, ellipsis, arrow. */
const DASH = "\u2014";
const CLOSERS = new Set([..."\u2013\u2026\u2192.!?;:|", DASH]);

// What has no full stop in this many tokens is no sentence.
const LONGEST = 150;

/** Cuts tokens where sentences, and parts after a colon or a dash, end. */
export function sentencesOf(tokens: readonly Token[]): Sentence[] {
  const out: Sentence[] = [];
  let current: Token[] = [];
  let before = "";
  const close = (sign: string) => {
    if (current.length > 0) out.push({ tokens: current, close: sign, before });
    if (current.length > 0 || sign !== ".") before = sign;
    current = [];
  };
  for (const [i, token] of tokens.entries()) {
    const sign = token.kind === "sign" ? token.word : "";
    if (CLOSERS.has(sign)) {
      close(sign);
    } else if (sign === "-") {
      const gap = (tokens[i - 1]?.end ?? token.start) < token.start;
      if (gap || tokens[i - 1]?.word === "-") close(DASH);
    } else if (sign === "*" || sign === "_") continue;
    else {
      current.push(token);
      if (current.length >= LONGEST) close(",");
    }
  }
  close("");
  return out;
}
