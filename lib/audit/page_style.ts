/**
 * The style sheet of the audit page: light and dark, phone, desk and paper.
 *
 * @module
 */

export const STYLE = `
:root {
  color-scheme: light dark;
  --paper: #fbfaf7; --card: #ffffff; --ink: #1c1b19; --soft: #5f5c55;
  --line: #e4e1d8; --track: #efece4;
  --fg: #2f6fd6; --bg: #7a5cd0; --team: #c7821a; --rest: #9a968c;
  --good: #1d8a63; --mid: #d29a22; --bad: #cf3f3f; --none: #a8a49a;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #131417; --card: #1b1d21; --ink: #eceae4; --soft: #a3a198;
    --line: #2e3138; --track: #272a30;
    --fg: #6ea3f7; --bg: #a891f2; --team: #e5ad52; --rest: #7d7b74;
    --good: #4cc295; --mid: #e3b74f; --bad: #f07474; --none: #6d6b65;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0; background: var(--paper); color: var(--ink);
  font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans",
    "PingFang SC", "Noto Sans CJK SC", sans-serif;
  font-variant-numeric: tabular-nums;
}
main { max-width: 1040px; margin: 0 auto; padding: 40px 24px 64px; }
.eyebrow { margin: 0; color: var(--soft); font-size: 14px; }
h1 {
  margin: 8px 0 28px; max-width: 30ch; font-size: clamp(26px, 5vw, 42px);
  line-height: 1.15; letter-spacing: -.02em; font-weight: 650;
  text-wrap: balance;
}
h2 { margin: 0 0 4px; font-size: 19px; letter-spacing: -.01em; }
section { margin-top: 24px; }
.card {
  background: var(--card); border: 1px solid var(--line); border-radius: 14px;
  padding: 22px;
}
.card > p { margin: 0 0 16px; color: var(--soft); max-width: 68ch; }
.card > p:last-child { margin-bottom: 0; }
.figures {
  display: grid; gap: 12px;
  grid-template-columns: repeat(4, 1fr);
}
.figure { padding: 18px 20px; }
.figure b {
  display: block; font-size: 34px; line-height: 1.1; letter-spacing: -.02em;
  font-weight: 650;
}
.figure span { display: block; color: var(--soft); font-size: 14px; }
.figure .label { color: var(--ink); font-size: 15px; margin-bottom: 2px; }
.figure.bad b { color: var(--bad); }
.figure.good b { color: var(--good); }
.pair { display: grid; gap: 24px; grid-template-columns: 1fr 1fr; }
svg { display: block; width: 100%; }
.strip { height: 22px; border-radius: 6px; background: var(--track); }
.days { height: 150px; border-bottom: 1px solid var(--line); }
.card > .ends {
  display: flex; justify-content: space-between; margin: 6px 0 0;
  max-width: none; font-size: 13px;
}
.fg { fill: var(--fg); background: var(--fg); }
.bg { fill: var(--bg); background: var(--bg); }
.team { fill: var(--team); background: var(--team); }
.rest { fill: var(--rest); background: var(--rest); }
.good-fill { fill: var(--good); background: var(--good); }
.mid-fill { fill: var(--mid); background: var(--mid); }
.bad-fill { fill: var(--bad); background: var(--bad); }
.none-fill { fill: var(--none); background: var(--none); }
.legend {
  display: flex; flex-wrap: wrap; gap: 6px 18px; margin: 12px 0 0; padding: 0;
  list-style: none; font-size: 14px; color: var(--soft);
}
.legend i {
  display: inline-block; width: 10px; height: 10px; border-radius: 3px;
  margin-right: 7px;
}
.legend b { color: var(--ink); font-weight: 600; }
.rows { display: grid; gap: 12px; }
.row { display: grid; gap: 4px 16px; grid-template-columns: 190px 1fr 130px;
  align-items: center; }
.row .name { font-size: 14px; overflow-wrap: anywhere; }
.row .value { font-size: 14px; color: var(--soft); text-align: right; }
.row .strip { height: 16px; border-radius: 5px; }
.floor {
  display: flex; align-items: center; gap: 12px; color: var(--soft);
  font-size: 13px;
}
.floor::after { content: ""; flex: 1; border-top: 2px dashed var(--line); }
.card > .note { margin: 14px 0 0; font-size: 14px; max-width: 72ch; }
.tools { display: flex; flex-wrap: wrap; gap: 8px; margin: 0 0 12px; }
button, input {
  font: inherit; font-size: 14px; color: var(--ink); background: var(--paper);
  border: 1px solid var(--line); border-radius: 999px; padding: 6px 14px;
}
button { cursor: pointer; }
button[aria-pressed="true"] {
  background: var(--ink); border-color: var(--ink); color: var(--paper);
}
input { flex: 1 1 180px; min-width: 0; }
button:focus-visible, input:focus-visible {
  outline: 2px solid var(--fg); outline-offset: 2px;
}
.finding { border-top: 1px solid var(--line); padding: 12px 0; }
.finding .top {
  display: flex; flex-wrap: wrap; gap: 4px 12px; align-items: baseline;
}
.finding .kind { font-weight: 600; font-size: 14px; }
.finding .facts { color: var(--soft); font-size: 14px; margin-left: auto; }
.finding .what { margin: 2px 0 0; overflow-wrap: anywhere; }
code {
  font: 13px/1.45 ui-monospace, "SF Mono", "Cascadia Mono", Menlo, Consolas,
    monospace;
  color: var(--soft); overflow-wrap: anywhere;
}
ul.plain { margin: 0; padding: 0; list-style: none; }
ul.plain li + li { margin-top: 10px; }
footer { margin-top: 32px; color: var(--soft); font-size: 14px; }
.hidden { display: none; }
@media (max-width: 860px) { .figures { grid-template-columns: 1fr 1fr; } }
@media (max-width: 640px) {
  main { padding: 24px 16px 48px; }
  .card { padding: 18px 16px; }
  .figures { gap: 10px; }
  .figure { padding: 14px; }
  .figure b { font-size: 27px; }
  .pair { grid-template-columns: 1fr; }
  .row { grid-template-columns: 1fr auto; }
  .row svg { grid-column: 1 / -1; grid-row: 2; }
  .finding .facts { margin-left: 0; width: 100%; }
}
@media print {
  :root {
    color-scheme: light;
    --paper: #fff; --card: #fff; --ink: #000; --soft: #444; --line: #ccc;
    --track: #eee;
    --fg: #2f6fd6; --bg: #7a5cd0; --team: #c7821a; --rest: #9a968c;
    --good: #1d8a63; --mid: #d29a22; --bad: #cf3f3f; --none: #a8a49a;
  }
  body { font-size: 11pt; }
  main { max-width: none; padding: 0; }
  .card, .finding { break-inside: avoid; }
  #findings { break-inside: auto; }
  .tools, #more { display: none; }
  svg, i { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
}
`;
