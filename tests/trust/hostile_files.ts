/**
 * Transcripts and agent folders as a hostile repository or a torn disk would
 * leave them, at the places that recorded payloads point to.
 *
 * @module
 */

const SESSION = "00000000-0000-4000-8000-000000000001";
const PROJECT = `/home/u/.claude/projects/-home-u-proj/${SESSION}`;

const row = (value: unknown) => `${JSON.stringify(value)}\n`;

const PROMPT_ROW = row({
  type: "user",
  message: { role: "user", content: "Audit it. End with %%DONE%%" },
});

const TRANSCRIPTS: Record<string, string> = {
  "a95f10e1cfb891244": PROMPT_ROW + row({
    type: "assistant",
    message: { role: "assistant", content: [{ type: "text", text: "OK" }] },
  }),
  "a27c66788a78321ca": "",
  "aa61897ba5cf02669": `${row({ type: "fork-context-ref" })}{"type":"assist`,
  "a7a36e8ed39780726": `${"[".repeat(5000)}\n${PROMPT_ROW}`,
  "ab3eacfac7e0780e9": row({ type: "user", message: null }) +
    row({ type: "user", message: { content: [null, 7, { type: "text" }] } }),
  "aalice-57f4441b40b85b9c": row({
    type: "user",
    message: { content: "<teammate-message teammate_id=x>\n%%DONE%%" },
  }),
};

const AGENT = "---\nname: dev\ndescription: Implements.\n---\nDo it.\n";

/** Absolute paths and texts. */
export function hostileFiles(): Record<string, string> {
  const files: Record<string, string> = {
    [`${PROJECT}.jsonl`]: row({ type: "user", message: { content: "x" } }) +
      row({ type: "queue-operation", operation: "enqueue", content: {} }) +
      row({ type: "user", origin: { kind: "task-notification" } }) +
      "\u0000\u0000\n{}\n[]\nnull\n" +
      row({ type: "attachment", attachment: null }),
    "/home/u/proj/.claude/agents/dev.md": AGENT,
    "/home/u/proj/.claude/agents/open.md": "---\nname: open\n",
    "/home/u/proj/.claude/agents/list.md": "---\n- a\n- b\n---\n",
    "/home/u/proj/.claude/agents/deep.md": `---\nname: ${
      "[".repeat(2000)
    }\n---\n`,
    "/home/u/proj/.claude/agents/bidi.md": AGENT.replace("dev", '"d\u202ev"'),
    "/home/u/proj/.claude/settings.json": '{"enabledPlugins": [1',
    "/home/u/.claude/settings.json":
      '{"enabledPlugins": {"dispatch-contract@x": true}}',
  };
  for (const [id, text] of Object.entries(TRANSCRIPTS)) {
    files[`${PROJECT}/subagents/agent-${id}.jsonl`] = text;
    files[`${PROJECT}/subagents/agent-${id}.meta.json`] = '{"toolUseId": 7';
  }
  return files;
}
