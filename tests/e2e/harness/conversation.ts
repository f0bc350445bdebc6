/** Requests to the Messages API as the stand-in recorded them. */

/** A content block of a message, as far as scenes look at it. */
export interface ContentBlock {
  type: string;
  text?: string;
  id?: string;
  name?: string;
  input?: Record<string, unknown>;
  tool_use_id?: string;
  is_error?: boolean;
  content?: string | ContentBlock[];
}

/** A message of the request's body. */
export interface Message {
  role: "user" | "assistant" | "system";
  content: string | ContentBlock[];
}

/** The request body, as far as scenes look at it. */
export interface Body {
  model: string;
  messages: Message[];
  system?: string | ContentBlock[];
  tools?: { name: string; input_schema?: { properties?: object } }[];
  stream?: boolean;
}

/** One recorded request. */
export interface ApiRequest {
  /** Key of the conversation: "main", a script's key, or "aside". */
  speaker: string;
  /** The harness's id of the subagent that asks; undefined for the main one. */
  agentId: string | undefined;
  body: Body;
}

/** All text of a content, tool results included, one block a line. */
export function textOf(content: string | ContentBlock[] | undefined): string {
  if (content === undefined) return "";
  if (typeof content === "string") return content;
  return content.map((block) =>
    block.type === "tool_result" ? textOf(block.content) : block.text ?? ""
  ).filter((text) => text !== "").join("\n");
}

/** What the messages of these roles say, joined by newlines. */
export function wordsOf(
  messages: readonly Message[],
  roles: readonly Message["role"][] = ["user", "system"],
): string {
  return messages.filter((message) => roles.includes(message.role))
    .map((message) => textOf(message.content)).join("\n");
}

/** The messages behind the model's last one: what is new in this request. */
export function newMessages(request: ApiRequest): Message[] {
  const last = request.body.messages.findLastIndex((message) =>
    message.role === "assistant"
  );
  return request.body.messages.slice(last + 1);
}

/** The text of everything that is new in this request. */
export function news(request: ApiRequest): string {
  return wordsOf(newMessages(request));
}

/** The tool results that are new in this request. */
export function toolResults(request: ApiRequest): ContentBlock[] {
  return newMessages(request).flatMap((message) =>
    typeof message.content === "string" ? [] : message.content
  ).filter((block) => block.type === "tool_result");
}

/** The system prompt as text. */
export function systemPrompt(request: ApiRequest): string {
  return textOf(request.body.system);
}

/** Names of the tools that the request offers, in order. */
export function toolNames(request: ApiRequest): string[] {
  return (request.body.tools ?? []).map((tool) => tool.name);
}

/** The key in the last user message that carries one, or undefined. */
export function keyOf(body: Body): string | undefined {
  for (const message of body.messages.toReversed()) {
    if (message.role !== "user") continue;
    const found = /\[\[([a-z0-9-]+)\]\]/.exec(textOf(message.content));
    if (found !== null) return found[1];
  }
  return undefined;
}
