/**
 * A real browser under test, through its DevTools protocol.
 *
 * @module
 */

type Json = Record<string, unknown>;

/** Where a Chromium is, if this machine has one. */
export function findBrowser(): string | undefined {
  const named = Deno.env.get("CHROMIUM");
  const folders = (Deno.env.get("PATH") ?? "").split(":");
  const names = ["chromium", "chromium-browser", "google-chrome"];
  const paths = [
    ...(named === undefined ? [] : [named]),
    ...folders.flatMap((folder) => names.map((name) => `${folder}/${name}`)),
  ];
  return paths.find((path) => {
    try {
      return Deno.statSync(path).isFile;
    } catch {
      return false;
    }
  });
}

/** A page that is open. */
export class Page {
  /** What the console, the page's policy and its faults said. */
  readonly said: string[] = [];
  /** The URLs that were asked for. */
  readonly requests: string[] = [];
  #socket: WebSocket;
  #next = 1;
  #waiting = new Map<number, (answer: Json) => void>();
  #loaded = Promise.withResolvers<void>();

  constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.onmessage = ({ data }) => this.#take(JSON.parse(String(data)));
  }

  #take(message: Json): void {
    const params = (message["params"] ?? {}) as Json;
    switch (message["method"]) {
      case "Page.loadEventFired":
        this.#loaded.resolve();
        break;
      case "Log.entryAdded":
        this.said.push(String((params["entry"] as Json)["text"]));
        break;
      case "Runtime.consoleAPICalled":
      case "Runtime.exceptionThrown":
        this.said.push(JSON.stringify(params).slice(0, 400));
        break;
      case "Network.requestWillBeSent":
        this.requests.push(String((params["request"] as Json)["url"]));
        break;
    }
    const id = message["id"];
    if (typeof id !== "number") return;
    this.#waiting.get(id)?.(message);
    this.#waiting.delete(id);
  }

  /** Sends one command and waits for its answer. */
  send(method: string, params: Json = {}): Promise<Json> {
    const id = this.#next++;
    const answer = Promise.withResolvers<Json>();
    this.#waiting.set(id, (message) => {
      if (message["error"]) answer.reject(new Error(JSON.stringify(message)));
      else answer.resolve(message["result"] as Json);
    });
    this.#socket.send(JSON.stringify({ id, method, params }));
    return answer.promise;
  }

  async open(url: string): Promise<void> {
    for (const domain of ["Page", "Log", "Runtime", "Network"]) {
      await this.send(`${domain}.enable`);
    }
    await this.send("Page.navigate", { url });
    await this.#loaded.promise;
  }

  /** A viewport, and the colours that the reader prefers. */
  async show(width: number, scheme: "light" | "dark"): Promise<void> {
    await this.send("Emulation.setDeviceMetricsOverride", {
      width,
      height: 900,
      deviceScaleFactor: 1,
      mobile: width < 600,
    });
    await this.send("Emulation.setEmulatedMedia", {
      features: [{ name: "prefers-color-scheme", value: scheme }],
    });
  }

  /** The value of an expression in the page. */
  async value(expression: string): Promise<unknown> {
    const { result } = await this.send("Runtime.evaluate", {
      expression,
      returnByValue: true,
    });
    return (result as Json)["value"];
  }

  /** The whole page as PNG. */
  async screenshot(): Promise<Uint8Array> {
    const { data } = await this.send("Page.captureScreenshot", {
      captureBeyondViewport: true,
    });
    return Uint8Array.fromBase64(String(data));
  }
}

/** Opens a page and hands it to `use`; the browser ends with it. */
export async function withPage(
  browser: string,
  use: (page: Page) => Promise<void>,
): Promise<void> {
  const profile = await Deno.makeTempDir();
  const child = new Deno.Command(browser, {
    args: [
      "--headless=new",
      "--no-sandbox",
      "--disable-gpu",
      "--disable-dev-shm-usage",
      "--no-first-run",
      "--hide-scrollbars",
      "--host-resolver-rules=MAP * ~NOTFOUND",
      "--remote-debugging-port=0",
      `--user-data-dir=${profile}`,
      "about:blank",
    ],
    // What it leaves in a home goes with its profile.
    env: { HOME: profile, XDG_CONFIG_HOME: profile, XDG_CACHE_HOME: profile },
    stdin: "null",
    stdout: "null",
    stderr: "piped",
  }).spawn();
  const errors = child.stderr.getReader();
  try {
    const port = await debuggingPort(errors);
    const answer = await fetch(`http://127.0.0.1:${port}/json/list`);
    const targets = await answer.json() as Json[];
    const page = targets.find((one) => one["type"] === "page");
    const socket = new WebSocket(String(page?.["webSocketDebuggerUrl"]));
    const opened = Promise.withResolvers<void>();
    socket.onopen = () => opened.resolve();
    socket.onerror = () => opened.reject(new Error("No DevTools connection"));
    await opened.promise;
    const closed = new Promise((resolve) => socket.onclose = resolve);
    await use(new Page(socket));
    socket.close();
    await closed;
  } finally {
    child.kill("SIGTERM");
    while (!(await errors.read()).done);
    await child.status;
    await Deno.remove(profile, { recursive: true });
  }
}

async function debuggingPort(
  errors: ReadableStreamDefaultReader<Uint8Array>,
): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  for (;;) {
    const { value, done } = await errors.read();
    text += decoder.decode(value, { stream: true });
    const port = /ws:\/\/127\.0\.0\.1:(\d+)\//.exec(text)?.[1];
    if (port !== undefined) return port;
    if (done) throw new Error(`The browser did not start: ${text}`);
  }
}
