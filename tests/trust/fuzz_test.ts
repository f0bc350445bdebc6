/**
 * A short run of the fuzzing that `deno task trust` does at length.
 *
 * @module
 */

import { assert, assertEquals } from "@std/assert";
import { faultOf, fuzzInProcess, fuzzProcesses } from "./fuzz.ts";
import { underLoad } from "./load.ts";

Deno.test("faultOf() knows a wrong answer when it sees one", () => {
  const rows: [{ code: number; stdout: string; stderr: string }, boolean][] = [
    [{ code: 0, stdout: "", stderr: "" }, false],
    [{ code: 0, stdout: '{"systemMessage":"x"}\n', stderr: "" }, false],
    [{ code: 2, stdout: "", stderr: "no" }, false],
    [{ code: 2, stdout: "", stderr: "" }, true],
    [{ code: 2, stdout: "{}", stderr: "no" }, true],
    [{ code: 1, stdout: "", stderr: "" }, true],
    [{ code: 0, stdout: "{}{}", stderr: "" }, true],
    [{ code: 0, stdout: "7", stderr: "" }, true],
    [{
      code: 0,
      stdout: "",
      stderr: "error: x\n    at file:///hooks/a.ts:1:1",
    }, true],
  ];
  for (const [left, isFault] of rows) {
    assertEquals(faultOf(left) !== undefined, isFault, JSON.stringify(left));
  }
});

Deno.test("every hook answers broken payloads as a hook should", async () => {
  assertEquals(await fuzzInProcess({ runs: 3000, seed: 1 }), 3000);
});

Deno.test("every hook process survives broken stdin", async () => {
  const { ran } = await fuzzProcesses({ runs: 70, seed: 1 });
  assertEquals(ran, 70);
});

Deno.test("dispatches side by side are all judged right and in time", async () => {
  const { dispatches, wrong, slowest } = await underLoad({
    atOnce: 20,
    rounds: 2,
  });
  assertEquals([dispatches, wrong], [40, 0]);
  assert(slowest < 10_000, `${slowest} ms`);
});
