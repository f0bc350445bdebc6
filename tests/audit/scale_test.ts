import { assert } from "@std/assert";
import { fromFileUrl } from "@std/path";

interface Measured {
  bytes: number;
  auditMs: number;
  relativeSpeed: number;
  peakRssMB: number;
}

/** Runs the measurement in a process of its own, on so many megabytes. */
async function measured(megabytes: number): Promise<Measured> {
  const script = fromFileUrl(new URL("scale.ts", import.meta.url));
  const { code, stdout, stderr } = await new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", script, String(megabytes)],
  }).output();
  assert(code === 0, new TextDecoder().decode(stderr));
  return JSON.parse(new TextDecoder().decode(stdout));
}

Deno.test({
  name: "runAudit() is linear, lean, and not far from plain line splitting",
  ignore: Deno.build.os !== "linux",
  async fn() {
    const small = await measured(8);
    const large = await measured(80);
    const perMegabyte = ({ auditMs, bytes }: Measured) => auditMs * 1e6 / bytes;
    assert(
      perMegabyte(large) < 1.5 * perMegabyte(small),
      `${perMegabyte(small)} ms a megabyte became ${perMegabyte(large)}`,
    );
    // With 1 GB it is above 0.5; the engine warms up on the first 100 MB.
    assert(large.relativeSpeed > 0.25, `${large.relativeSpeed}`);
    assert(large.peakRssMB < 300, `${large.peakRssMB} MB`);
  },
});
