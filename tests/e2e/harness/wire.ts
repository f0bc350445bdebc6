/** How the Messages API puts a message on the wire. */
import type { Block } from "./script.ts";

interface WireBlock {
  start: Record<string, unknown>;
  delta: Record<string, unknown>;
  whole: Record<string, unknown>;
}

let lastId = 0;

function nextId(prefix: string): string {
  return `${prefix}_${String(++lastId).padStart(6, "0")}${Date.now()}`;
}

function wireBlock(block: Block): WireBlock {
  if (typeof block === "string") {
    return {
      start: { type: "text", text: "" },
      delta: { type: "text_delta", text: block },
      whole: { type: "text", text: block },
    };
  }
  const call = { type: "tool_use", id: nextId("toolu"), name: block.tool };
  return {
    start: { ...call, input: {} },
    delta: {
      type: "input_json_delta",
      partial_json: JSON.stringify(block.input),
    },
    whole: { ...call, input: block.input },
  };
}

function events(list: readonly (readonly [string, object])[]): string {
  return list.map(([type, data]) =>
    `event: ${type}\ndata: ${JSON.stringify({ type, ...data })}\n\n`
  ).join("");
}

/** The response that carries these blocks, streamed or whole. */
export function messageResponse(
  blocks: readonly Block[],
  options: { model: string; stream: boolean },
): Response {
  const parts = blocks.map(wireBlock);
  const stop_reason = blocks.some((block) => typeof block !== "string")
    ? "tool_use"
    : "end_turn";
  const message = {
    id: nextId("msg"),
    type: "message",
    role: "assistant",
    model: options.model,
    stop_sequence: null,
    usage: { input_tokens: 10, output_tokens: 10 },
  };
  if (!options.stream) {
    const content = parts.map((part) => part.whole);
    return Response.json({ ...message, content, stop_reason });
  }
  const opening = { message: { ...message, content: [], stop_reason: null } };
  const body = events([
    ["message_start", opening],
    ...parts.flatMap(({ start, delta }, index) =>
      [
        ["content_block_start", { index, content_block: start }],
        ["content_block_delta", { index, delta }],
        ["content_block_stop", { index }],
      ] as const
    ),
    ["message_delta", {
      delta: { stop_reason, stop_sequence: null },
      usage: { output_tokens: 10 },
    }],
    ["message_stop", {}],
  ]);
  return new Response(body, {
    headers: { "content-type": "text/event-stream" },
  });
}

/** The response of an API that refuses with this status. */
export function errorResponse(status: number): Response {
  const type = status < 500 ? "invalid_request_error" : "api_error";
  const error = { type, message: `The stand-in was told to answer ${status}` };
  return Response.json({ type: "error", error }, { status });
}
