/**
 * Telling command lines and paths from mere names in code spans.
 *
 * @module
 */

/** Words that begin a command line. */
export const RUNNERS: ReadonlySet<string> = new Set(
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
  benchstat hyperfine env sudo snakemake nextflow sbatch mpirun torchrun`.split(
    /\s+/,
  ),
);

const LOOKERS = new Set(
  `ls cat head tail less more grep rg ag ack find fd wc tree stat file du df
  sort uniq jq diff awk sed cut pwd which whoami type echo`.split(/\s+/),
);

const GIT_LOOKS = new Set(
  `log show diff blame status grep ls-files ls-tree describe rev-parse rev-list
  shortlog cat-file reflog name-rev merge-base whatchanged`.split(/\s+/),
);

/** Words that name a tool outright, also without a code span around them. */
export const BARE_TOOLS = new Set(
  `npm pnpm yarn pytest tsc eslint mypy tox gradlew vitest jest rspec phpunit
  clippy rubocop golangci-lint actionlint shellcheck ruff flake8 ctest
  xcodebuild phpstan pyright pylint`.split(/\s+/),
);

const EXTENSIONS = new Set(
  `ts tsx js jsx mjs cjs py rb go rs java kt kts swift c h cc cpp hpp cs php
  scala ex exs erl hs ml lua r jl sh bash zsh ps1 sql md mdx rst txt tex adoc
  json jsonl yaml yml toml ini cfg conf env xml html css scss less sass vue
  svelte tf proto graphql gql csv tsv lock gradle mk log po arb strings plist
  storyboard ipynb dart zig nix pl pdf png svg snap patch diff`.split(/\s+/),
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

const UPPER_FILES = new Set(
  `Makefile Dockerfile README CHANGELOG CONTRIBUTING LICENSE Gemfile Rakefile
  Jenkinsfile Procfile Vagrantfile CODEOWNERS`.split(/\s+/),
);

const FOLDERS = new Set(
  `src lib docs doc test tests spec specs packages apps app cmd internal pkg
  web server client api scripts tools config db infra deploy examples bench
  crates services modules components public assets reports bin ci dist build
  hooks notes tmp`.split(/\s+/),
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
