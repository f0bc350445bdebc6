/** A Messages API on 127.0.0.1 that plays a script and records who asked. */
import { type ApiRequest, type Body, keyOf } from "./conversation.ts";
import { says, type Script, type Turn } from "./script.ts";
import { errorResponse, messageResponse } from "./wire.ts";

/** A running stand-in. */
export interface StandInApi {
  /** What ANTHROPIC_BASE_URL has to be. */
  url: string;
  /** Every model request so far, in order of arrival. */
  requests: readonly ApiRequest[];
  /**
   * Waits until `holds` is true of the recorded requests, looking again each
   * time one arrives and was answered.
   * @throws after `withinMs` milliseconds
   */
  until(
    holds: (requests: readonly ApiRequest[]) => boolean,
    withinMs: number,
  ): Promise<void>;
  stop(): Promise<void>;
}

// A terminal session asks for titles and the like, without any tool.
function speakerOf(body: Body, agentId: string | undefined): string {
  const key = keyOf(body);
  if (key !== undefined && agentId !== undefined) return key;
  const first = keyOf({ ...body, messages: body.messages.slice(0, 1) });
  if (first !== undefined) return first;
  if (agentId === undefined && !body.tools?.length) return "aside";
  return agentId === undefined ? "main" : "unknown";
}

/**
 * Starts a stand-in that plays this script; `paceMs` is what an answer to a
 * subagent takes where the script does not say.
 */
export function startStandIn(
  script: Script,
  { paceMs = 0 }: { paceMs?: number } = {},
): StandInApi {
  const requests: ApiRequest[] = [];
  const spoken = new Map<string, number>();
  const speakers = new Map<string, string>();
  const news = new EventTarget();

  function turnFor(request: ApiRequest): Turn {
    const { speaker } = request;
    const lines = speaker === "main" ? script.main : script.agents?.[speaker];
    const at = spoken.get(speaker) ?? 0;
    const line = lines?.[at] ?? says(`${speaker} has nothing to add.`);
    const turn = typeof line === "function" ? line(request) : line;
    // The CLI asks again after an error; who fails goes on failing.
    if (turn.status === undefined) spoken.set(speaker, at + 1);
    return turn;
  }

  async function answer(incoming: Request): Promise<Response> {
    const { pathname } = new URL(incoming.url);
    if (pathname.endsWith("/count_tokens")) {
      return Response.json({ input_tokens: 10 });
    }
    if (pathname !== "/v1/messages") return errorResponse(404);
    const body = await incoming.json() as Body;
    const agentId = incoming.headers.get("x-claude-code-agent-id") ?? undefined;
    // A subagent keeps the script that its first request named.
    const speaker = (agentId && speakers.get(agentId)) ||
      speakerOf(body, agentId);
    if (agentId !== undefined) speakers.set(agentId, speaker);
    const request: ApiRequest = { speaker, agentId, body };
    requests.push(request);
    const turn = turnFor(request);
    const pause = turn.afterMs ?? (agentId === undefined ? 0 : paceMs);
    if (pause > 0) await new Promise((done) => setTimeout(done, pause));
    queueMicrotask(() => news.dispatchEvent(new Event("answered")));
    if (turn.status !== undefined) return errorResponse(turn.status);
    const stream = body.stream === true;
    return messageResponse(turn.blocks, { model: body.model, stream });
  }

  const server = Deno.serve(
    { hostname: "127.0.0.1", port: 0, onListen() {} },
    answer,
  );

  return {
    url: `http://127.0.0.1:${server.addr.port}`,
    requests,
    until(holds, withinMs) {
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      const look = () => holds(requests) && resolve();
      const timer = setTimeout(() => {
        const seen = requests.map((request) => request.speaker).join(", ");
        reject(new Error(`Not within ${withinMs} ms; asked so far: ${seen}`));
      }, withinMs);
      news.addEventListener("answered", look);
      look();
      return promise.finally(() => {
        clearTimeout(timer);
        news.removeEventListener("answered", look);
      });
    },
    stop: () => server.shutdown(),
  };
}
