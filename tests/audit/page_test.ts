import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { reportPage } from "../../lib/audit/page.ts";
import { runAudit } from "../../lib/audit/run_audit.ts";
import { findBrowser, withPage } from "./browser.ts";
import { writeSessions } from "./generated_sessions.ts";
import { TranscriptWriter } from "./transcript_rows.ts";

const HOSTILE = "</script><script>document.title='taken'</script>" +
  "<img src=http://198.51.100.1/x onerror=document.title='taken'>" +
  "\u202egnp.exe\u0007\u001b[31m";

function hostileSession(root: string): void {
  const writer = new TranscriptWriter({
    name: "hostile",
    at: Date.UTC(2026, 9, 30),
  });
  writer.prompt("go");
  writer.toolUse("toolu_hostile", "Agent", {
    description: HOSTILE,
    prompt: HOSTILE,
    subagent_type: HOSTILE,
  });
  Deno.writeTextFileSync(
    `${root}/<b>hostile.jsonl`,
    writer.lines.join("\n") + "\n",
  );
}

async function pageFor(root: string): Promise<string> {
  return await reportPage(
    runAudit({ roots: [root], since: 0, now: new Date() }),
  );
}

Deno.test("reportPage() neither loads nor runs what transcripts hold", async () => {
  const root = Deno.makeTempDirSync();
  try {
    hostileSession(root);
    const page = await pageFor(root);
    assertEquals(page.match(/<script/g)?.length, 2);
    for (const part of ["<img", "<b>hostile", "\u202e", "\u001b", "\u0007"]) {
      assert(!page.includes(part), JSON.stringify(part));
    }
    const links = [...page.matchAll(/\b(?:src|href)=["']?([^"'\s>]*)/g)]
      .map(([, target]) => target);
    assertEquals(links.filter((one) => !one?.startsWith("data:")), [
      // Inside the data, where "<" is escaped.
      ...links.filter((one) => one?.startsWith("http://198.51.100.1")),
    ]);
    assertStringIncludes(page, "default-src &#39;none&#39;");
    assert(!/ style=/.test(page), "the policy allows no style attributes");
  } finally {
    Deno.removeSync(root, { recursive: true });
  }
});

Deno.test("reportPage() says so where there are no dispatches", async () => {
  const root = Deno.makeTempDirSync();
  try {
    const page = await pageFor(root);
    assertStringIncludes(page, "No dispatches in these transcripts.");
    assert(!page.includes("NaN") && !page.includes("undefined"));
  } finally {
    Deno.removeSync(root, { recursive: true });
  }
});

const browser = findBrowser();
const wanted = browser !== undefined || Deno.env.get("CI") !== undefined;
if (!wanted) {
  console.warn("No chromium on this machine: the page is not opened in one");
}

Deno.test({
  name: "reportPage() fits phones and desks, light and dark, in a browser",
  ignore: !wanted,
  async fn(test) {
    assert(browser, "CI has no chromium: apt-get install chromium");
    const root = Deno.makeTempDirSync();
    try {
      writeSessions(root, {
        seed: 9,
        sessions: 30,
        dispatches: 10,
        padding: 0,
      });
      hostileSession(root);
      const path = `${root}/audit.html`;
      Deno.writeTextFileSync(path, await pageFor(root));
      await withPage(browser, async (page) => {
        await page.open(`file://${path}`);
        assertEquals(await page.value("document.title"), "Dispatch audit");
        const papers = new Set<unknown>();
        for (const width of [390, 1280]) {
          for (const scheme of ["light", "dark"] as const) {
            await test.step(`${width} pixels, ${scheme}`, async () => {
              await page.show(width, scheme);
              assertEquals(
                await page.value("document.documentElement.scrollWidth"),
                width,
                "nothing sticks out",
              );
              papers.add(
                await page.value(
                  "getComputedStyle(document.body).backgroundColor",
                ),
              );
              const picture = await page.screenshot();
              assert(picture.length > 20_000, "the picture shows something");
              const folder = Deno.env.get("AUDIT_SCREENSHOTS");
              if (folder) {
                const name = `${folder}/audit-${width}-${scheme}.png`;
                await Deno.writeFile(name, picture);
              }
            });
          }
        }
        assertEquals(papers.size, 2, "light and dark differ");
        await test.step("the list of findings works", async () => {
          const entries = "document.querySelectorAll('.finding').length";
          assertEquals(await page.value(entries), 25);
          await page.value("document.getElementById('more').click()");
          assert(Number(await page.value(entries)) > 25);
          await page.value("kinds.children[1].click()");
          assertEquals(
            await page.value(
              "[...new Set([...document.querySelectorAll('.kind')]" +
                ".map((one) => one.textContent))].length",
            ),
            1,
          );
          await page.value(
            "kinds.children[0].click(), search.value = 'hostile', " +
              "search.dispatchEvent(new Event('input'))",
          );
          assertEquals(await page.value(entries), 1);
        });
        assertEquals(await page.value("document.title"), "Dispatch audit");
        assertEquals(page.said, []);
        assertEquals(
          page.requests.filter((url) => !/^(?:file|data):/.test(url)),
          [],
        );
      });
    } finally {
      Deno.removeSync(root, { recursive: true });
    }
  },
});
