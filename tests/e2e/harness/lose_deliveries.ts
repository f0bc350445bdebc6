/**
 * Takes the rows by which background results were delivered out of a session's
 * transcript, as if the notifications had never come.
 *
 * ```sh
 * deno run -A tests/e2e/harness/lose_deliveries.ts CONFIG_FOLDER
 * ```
 */

interface Row {
  type?: string;
  uuid?: string;
  parentUuid?: string | null;
  origin?: { kind?: string };
  attachment?: { type?: string };
}

function delivers(row: Row): boolean {
  return row.type === "queue-operation" ||
    row.origin?.kind === "task-notification" ||
    row.attachment?.type === "queued_command";
}

/** The transcript without its deliveries, and with the chain of rows whole. */
export function withoutDeliveries(transcript: string): string {
  const above = new Map<string, string | null>();
  const kept: string[] = [];
  for (const line of transcript.split("\n")) {
    if (line === "") continue;
    const row: Row = JSON.parse(line);
    let parent = row.parentUuid ?? null;
    while (parent !== null && above.has(parent)) {
      parent = above.get(parent) ?? null;
    }
    if (delivers(row)) {
      if (row.uuid !== undefined) above.set(row.uuid, parent);
    } else if (parent === (row.parentUuid ?? null)) {
      kept.push(line);
    } else kept.push(JSON.stringify({ ...row, parentUuid: parent }));
  }
  return kept.map((line) => `${line}\n`).join("");
}

/** Rewrites every session transcript below a config folder. */
export function loseDeliveries(config: string): void {
  const projects = `${config}/projects`;
  for (const project of Deno.readDirSync(projects)) {
    for (const { name } of Deno.readDirSync(`${projects}/${project.name}`)) {
      if (!name.endsWith(".jsonl")) continue;
      const path = `${projects}/${project.name}/${name}`;
      const text = Deno.readTextFileSync(path);
      Deno.writeTextFileSync(path, withoutDeliveries(text));
    }
  }
}

if (import.meta.main) loseDeliveries(Deno.args[0] ?? "");
