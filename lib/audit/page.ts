/**
 * The audit as one page that loads nothing.
 *
 * Its Content-Security-Policy allows the page's own style and script, by their
 * hashes, and nothing else: whatever a transcript smuggled in could not run.
 *
 * @module
 */

import { clean } from "../field.ts";
import { jsonForPage } from "./json_text.ts";
import { html } from "./page_charts.ts";
import { figures } from "./page_cards.ts";
import * as lists from "./page_lists.ts";
import * as sections from "./page_sections.ts";
import { SCRIPT } from "./page_script.ts";
import { STYLE } from "./page_style.ts";
import type { AuditReport, Finding } from "./schema.ts";
import {
  count,
  duration,
  FINDING_TITLES,
  headline,
  plural,
  size,
} from "./wording.ts";

/** The whole document. */
export async function reportPage(report: AuditReport): Promise<string> {
  const policy = [
    "default-src 'none'",
    `style-src '${await hash(STYLE)}'`,
    `script-src '${await hash(SCRIPT)}'`,
    "img-src data:",
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
  const data = jsonForPage({
    titles: FINDING_TITLES,
    findings: report.findings.map(shown),
  });
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${html(policy)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>Dispatch audit</title>
<link rel="icon" href="data:,">
<style>${STYLE}</style>
</head>
<body>
<main>
<p class="eyebrow">${html(eyebrow(report))}</p>
<h1>${html(headline(report))}</h1>
${report.dispatches.total === 0 ? "" : body(report)}
${lists.troubles(report)}
<footer>${html(footer(report))}</footer>
</main>
<script type="application/json" id="data">${data}</script>
${report.findings.length === 0 ? "" : `<script>${SCRIPT}</script>`}
</body>
</html>
`;
}

function body(report: AuditReport): string {
  return [
    figures(report),
    sections.runs(report),
    sections.ends(report),
    sections.gate(report),
    lists.sizes(report),
    lists.guards(report),
    findings(report),
  ].join("\n");
}

function eyebrow({ since, days }: AuditReport): string {
  const from = since?.slice(0, 10) ?? days[0]?.day;
  const to = days.at(-1)?.day;
  if (from === undefined || to === undefined) return "Dispatch audit";
  return `Dispatch audit · ${from === to ? from : `${from} to ${to}`}`;
}

function footer({ read, roots, generatedAt, versions }: AuditReport): string {
  const by = versions.slice(0, 4).map(({ name }) => name).join(", ");
  return `Read ${plural(read.sessions, "session")} and ${
    plural(read.agents, "subagent transcript")
  } (${count(read.lines)} lines, ${size(read.bytes)}) below ${
    roots.join(", ")
  } on ${generatedAt.slice(0, 10)}. Written by Claude Code ${
    by || "of unknown version"
  }. This page loads nothing and sends nothing.`;
}

function findings({ findings }: AuditReport): string {
  if (findings.length === 0) return "";
  return `<section class="card" id="findings"><h2>Findings</h2>
<p>Each with the transcript and the line that shows it.</p>
<div class="tools" id="kinds"></div>
<div class="tools"><input id="search" type="search" aria-label="Search the findings" placeholder="Search file, agent, rule"></div>
<div id="list"></div>
<button id="more" type="button" class="hidden"></button>
</section>`;
}

/** A finding in words, cleaned: the script shows them as they come. */
function shown(one: Finding): Record<string, string> {
  const facts = [
    ...(one.rules ?? []),
    ...(one.lostBytes === undefined
      ? []
      : [`${size(one.lostBytes)} became ${size(one.bytes ?? 0)}`]),
    ...(one.tokens > 0 ? [`${count(one.tokens)} tokens`] : []),
    ...(one.ms > 0 ? [duration(one.ms)] : []),
  ];
  return {
    kind: one.kind,
    place: `${clean(one.file, 400)}:${one.line}`,
    what: clean(one.what, 160),
    facts: facts.join(" · "),
  };
}

async function hash(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  const digest = await crypto.subtle.digest("SHA-256", bytes);
  return `sha256-${new Uint8Array(digest).toBase64()}`;
}
