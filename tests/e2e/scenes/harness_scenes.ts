/** The scenes' own instruments. */
import { assertEquals, assertRejects, assertStringIncludes } from "@std/assert";
import { foreignAddresses } from "../harness/network.ts";
import { printSession } from "../harness/print_session.ts";
import { scene } from "../harness/scene.ts";
import { says } from "../harness/script.ts";
import { plainScreen } from "../harness/screen.ts";

Deno.test("foreignAddresses() names every address that is not this machine's", () => {
  const inet = (address: string) =>
    `7 connect(3, {sa_family=AF_INET, sin_port=htons(80), ` +
    `sin_addr=inet_addr("${address}")}, 16) = 0\n`;
  const inet6 = (address: string) =>
    `7 sendto(3, "", 0, 0, {sa_family=AF_INET6, sin6_port=htons(53), ` +
    `inet_pton(AF_INET6, "${address}", &sin6_addr)}, 28) = 0\n`;
  const local = inet("127.0.0.1") + inet("127.0.0.53") + inet6("::1") +
    inet6("::ffff:127.0.0.1") + "7 connect(3, {sa_family=AF_UNIX}) = 0\n";
  assertEquals(foreignAddresses(local), []);
  const away = local + inet("203.0.113.7") + inet6("2001:db8::1");
  assertEquals(foreignAddresses(away), ["203.0.113.7", "2001:db8::1"]);
});

Deno.test({
  name: "no other machine can be reached from within the namespace",
  ignore: Deno.env.get("E2E_ISOLATION") !== "namespace",
  async fn() {
    await assertRejects(() => Deno.connect({ hostname: "192.0.2.1", port: 9 }));
  },
});

Deno.test("plainScreen() leaves words and line breaks", () => {
  const raw = "\u001b[2J\u001b[1;32mone\u001b[0m\u001b[3Ctwo\u001b[2Bthree" +
    "\u001b]0;title\u0007";
  assertEquals(plainScreen(raw), "one two\nthree");
});

scene(
  "the stand-in plays its script and records what it was asked",
  async (stage, edition) => {
    const session = await printSession(stage, {
      edition,
      plugin: null,
      prompt: "Say hello.",
      script: { main: [says("Hello from the script.")] },
    });
    assertEquals(session.code, 0);
    assertStringIncludes(session.news("main", 0), "Say hello.");
    assertStringIncludes(session.stdout, "Hello from the script.");
  },
  { editions: ["current", "older"] },
);
