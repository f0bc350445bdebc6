/**
 * The script of the audit page: filters the list of findings. The charts need
 * no script.
 *
 * @module
 */

export const SCRIPT = `
"use strict";
const { findings, titles } = JSON.parse(
  document.getElementById("data").textContent,
);
const list = document.getElementById("list");
const more = document.getElementById("more");
const search = document.getElementById("search");
const kinds = document.getElementById("kinds");
let kind = "";
let shown = 25;

function element(tag, name, text) {
  const node = document.createElement(tag);
  if (name) node.className = name;
  if (text !== undefined) node.textContent = text;
  return node;
}

function entry(one) {
  const node = element("div", "finding");
  const top = element("div", "top");
  top.append(element("span", "kind", titles[one.kind] ?? one.kind));
  if (one.facts) top.append(element("span", "facts", one.facts));
  node.append(top);
  if (one.what) node.append(element("p", "what", one.what));
  node.append(element("code", "", one.place));
  return node;
}

function draw() {
  const text = search.value.trim().toLowerCase();
  const hits = findings.filter((one) =>
    (kind === "" || one.kind === kind) &&
    (text === "" ||
      (one.place + " " + one.what + " " + one.facts).toLowerCase()
        .includes(text))
  );
  list.replaceChildren(...hits.slice(0, shown).map(entry));
  if (hits.length === 0) list.append(element("p", "note", "Nothing here."));
  more.classList.toggle("hidden", hits.length <= shown);
  more.textContent = "Show more (" + (hits.length - shown) + ")";
  for (const button of kinds.children) {
    button.setAttribute("aria-pressed", String(button.value === kind));
  }
}

for (const value of ["", ...new Set(findings.map((one) => one.kind))]) {
  const number = value === ""
    ? findings.length
    : findings.filter((one) => one.kind === value).length;
  const label = value === "" ? "All" : titles[value] ?? value;
  const button = element("button", "", label + " " + number);
  button.type = "button";
  button.value = value;
  button.addEventListener("click", () => {
    kind = value;
    shown = 25;
    draw();
  });
  kinds.append(button);
}
search.addEventListener("input", draw);
more.addEventListener("click", () => {
  shown += 100;
  draw();
});
addEventListener("beforeprint", () => {
  shown = 200;
  draw();
});
draw();
`;
