/**
 * Drives Debian's WebKitGTK MiniBrowser with WebDriver, on a virtual screen:
 * https://www.w3.org/TR/webdriver2/
 */
import { globSync, mkdirSync, writeFileSync } from "node:fs";
import { freePort } from "../../support/free-ports.ts";
import { answerTimeout, asCall, type Driver, type Json, readAnswer, type Visitor } from "./driver.ts";
import { end, newFolder, start, waitForOutput } from "./processes.ts";

export async function startWebKit(visitor: Visitor): Promise<Driver> {
  const screen = start(
    "Xvfb",
    ["-displayfd", "1", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"],
    newFolder(),
  );
  const [, display] = await waitForOutput(screen, /^(\d+)$/m);
  const port = await freePort();
  const folder = newFolder();
  const program = start("WebKitWebDriver", [`--port=${port}`], folder, {
    DISPLAY: `:${display}`,
    ...configureGtk(folder, visitor),
  });
  const call = await connect(`http://127.0.0.1:${port}`);
  const { sessionId } = await call<{ sessionId: string }>("POST", "/session", {
    capabilities: {
      alwaysMatch: { acceptInsecureCerts: true, "webkitgtk:browserOptions": browserOptions(visitor) },
    },
  });
  const send = <Result>(method: string, path: string, body?: Json) =>
    call<Result>(method, `/session/${sessionId}${path}`, body);
  const tab = await send<string>("GET", "/window");
  const inOthers = async <Result>(work: () => Promise<Result>): Promise<Result[]> => {
    const results: Result[] = [];
    for (const handle of await send<string[]>("GET", "/window/handles")) {
      if (handle === tab) continue;
      await send("POST", "/window", { handle });
      results.push(await work());
    }
    await send("POST", "/window", { handle: tab });
    return results;
  };
  const run: Driver["run"] = async (work, ...given) => {
    const script = `return ${asCall(work, given)}`;
    return readAnswer(await send("POST", "/execute/sync", { script, args: [] }));
  };

  return {
    open: (url) => send("POST", "/url", { url }),
    reload: () => send("POST", "/refresh", {}),
    travel: (by) => send("POST", by < 0 ? "/back" : "/forward", {}),
    run,
    act: (sources) => send("POST", "/actions", { actions: sources as Json[] }),
    async resize(width, height) {
      const window = await send<{ height: number }>("GET", "/window/rect");
      const toolbarHeight = window.height - (await run(() => innerHeight));
      await send("POST", "/window/rect", { x: 0, y: 0, width, height: height + toolbarHeight });
    },
    async picture() {
      return Buffer.from(await send<string>("GET", "/screenshot"), "base64");
    },
    otherTabs: () => inOthers(() => send<string>("GET", "/url")),
    closeOtherTabs: () => inOthers(() => send("DELETE", "/window")).then(() => {}),
    async quit() {
      end(program);
      end(screen);
    },
  };
}

function browserOptions({ scripts, theme, proxy }: Visitor) {
  const [binary = "MiniBrowser"] = globSync("/usr/lib/*/webkit2gtk-4.1/MiniBrowser");
  const args = [
    "--automation",
    `--proxy=http://127.0.0.1:${proxy}`,
    "--ignore-host=127.0.0.1",
    `--enable-javascript=${scripts === "on"}`,
    ...(theme === "dark" ? ["--dark-mode"] : []),
  ];
  return { binary, args };
}

/** Sets the preference for motion. Shrinks the title bar, because its buttons prevent a narrow window. */
function configureGtk(folder: string, { motion }: Visitor): NodeJS.ProcessEnv {
  mkdirSync(`${folder}/gtk-3.0`);
  writeFileSync(
    `${folder}/gtk-3.0/settings.ini`,
    `[Settings]\ngtk-enable-animations=${motion === "full" ? 1 : 0}\n`,
  );
  writeFileSync(`${folder}/gtk-3.0/gtk.css`, "* { min-width: 0; padding: 0; margin: 0 }\n");
  return { XDG_CONFIG_HOME: folder, GSETTINGS_BACKEND: "memory", NO_AT_BRIDGE: "1" };
}

async function connect(address: string) {
  const call = async <Result>(method: string, path: string, body?: Json): Promise<Result> => {
    const response = await fetch(address + path, {
      method,
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: AbortSignal.timeout(answerTimeout),
    }).catch((cause) => {
      throw new Error(`${method} ${path}: no answer`, { cause });
    });
    const { value } = (await response.json()) as { value: unknown };
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value as Result;
  };
  for (const limit = Date.now() + answerTimeout; ; ) {
    try {
      await call("GET", "/status");
      return call;
    } catch (error) {
      if (Date.now() > limit) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
