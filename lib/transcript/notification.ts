/**
 * The `<task-notification>` by which the result of a background subagent
 * arrives.
 *
 * @module
 */

/** What a notification says. */
export interface Notification {
  /** The agent's id for a subagent. */
  task: string;
  /** The call that started or resumed the agent; empty when it names none. */
  toolUse: string;
  /** `completed`, `failed`, `killed`, or another word. */
  status: string;
  summary: string;
  /** The result as the agent wrote it; `undefined` when there is none. */
  result?: string;
}

const OPEN = "<task-notification>";
const CLOSE = "</task-notification>";

/**
 * The notifications in a text that consists of notifications only; empty for
 * any other text. Angle brackets of a result are escaped, so it cannot forge
 * a field.
 */
export function notificationsIn(text: string): Notification[] {
  const found: Notification[] = [];
  let rest = text.trimStart();
  while (rest.startsWith(OPEN)) {
    const end = rest.indexOf(CLOSE);
    if (end < 0) return [];
    found.push(read(rest.slice(OPEN.length, end)));
    rest = rest.slice(end + CLOSE.length).trimStart();
  }
  return rest === "" ? found : [];
}

function read(body: string): Notification {
  // Everything before the result is the harness's own; what follows it may
  // repeat a tag name.
  const at = body.indexOf("<result>");
  const head = at < 0 ? body : body.slice(0, at);
  const end = body.lastIndexOf("</result>");
  return {
    task: field(head, "task-id"),
    toolUse: field(head, "tool-use-id"),
    status: field(head, "status"),
    summary: field(head, "summary"),
    ...(at >= 0 && end > at
      ? { result: unescapeHtml(body.slice(at + "<result>".length, end)) }
      : {}),
  };
}

function field(head: string, name: string): string {
  const start = head.indexOf(`<${name}>`);
  if (start < 0) return "";
  const from = start + name.length + 2;
  const end = head.indexOf(`</${name}>`, from);
  return end < 0 ? "" : unescapeHtml(head.slice(from, end)).trim();
}

const ENTITIES: Record<string, string> = {
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#34;": '"',
  "&#39;": "'",
  "&#x27;": "'",
  "&apos;": "'",
  "&amp;": "&",
};

/** A text without the escapes that a notification puts in. */
export function unescapeHtml(text: string): string {
  return text.replace(
    /&(?:lt|gt|quot|apos|amp|#34|#39|#x27);/g,
    (entity) => ENTITIES[entity] ?? entity,
  );
}

// The summary is `Agent "<description>" <what happened>`; the description is
// the dispatcher's, so only what follows its closing quote is read.
function happened({ summary }: Notification): string {
  return summary.slice(summary.lastIndexOf('"') + 1);
}

/** Whether the notification is about a subagent and not a shell or workflow. */
export function isAboutAgent({ summary }: Notification): boolean {
  return summary.startsWith('Agent "');
}

/** Whether the agent has ended but waits for subagents of its own. */
export function isWaiting(notification: Notification): boolean {
  return happened(notification).includes("is waiting on its own background");
}

/** Whether the harness stopped the agent at its limit of turns. */
export function stoppedAtTurnLimit(notification: Notification): boolean {
  return /stopped at its \d{1,9}-turn limit/.test(happened(notification));
}

/** Whether the session's model stopped the agent itself. */
export function stoppedByModel(notification: Notification): boolean {
  return happened(notification).includes("was stopped by Claude");
}
