/** Drives Debian's Firefox over WebDriver BiDi: https://w3c.github.io/webdriver-bidi/ */
import { writeFileSync } from "node:fs";
import { Connection } from "./connection.ts";
import { asCall, type Driver, type Json, readAnswer, type Visitor } from "./driver.ts";
import { end, newFolder, start, waitForOutput } from "./processes.ts";

type Context = { context: string; url: string };

/** In an empty tab the address bar would have the focus, and keys would not reach the page. */
const startPage = "data:text/html,";

export async function startFirefox(visitor: Visitor): Promise<Driver> {
  const folder = newFolder();
  writeFileSync(`${folder}/user.js`, preferences(visitor));
  const program = start(
    "firefox-esr",
    ["--headless", "--no-remote", "--profile", folder, "--remote-debugging-port=0", startPage],
    folder,
  );
  const [, address] = await waitForOutput(program, /WebDriver BiDi listening on (ws:\S+)/);
  const connection = await Connection.open(`${address}/session`);
  await connection.send("session.new", { capabilities: { alwaysMatch: { acceptInsecureCerts: true } } });
  const tabs = async () => {
    const tree = await connection.send<{ contexts: Context[] }>("browsingContext.getTree", { maxDepth: 0 });
    return tree.contexts;
  };
  const context = (await tabs())[0]?.context ?? "";
  const others = async () => (await tabs()).filter((tab) => tab.context !== context);
  const send = <Result>(method: string, given: Record<string, Json> = {}) =>
    connection.send<Result>(method, { context, ...given });
  const navigate = (url: string) => send<void>("browsingContext.navigate", { url, wait: "complete" });

  return {
    open: (url) => navigate(url).catch((error) => retryIfLost(error, () => navigate(url))),
    reload: () => send("browsingContext.reload", { wait: "complete" }),
    travel: (delta) => send("browsingContext.traverseHistory", { delta }),
    async run(work, ...given) {
      const { result, exceptionDetails } = await connection.send<{
        result?: { value: string };
        exceptionDetails?: { text: string };
      }>("script.evaluate", { expression: asCall(work, given), target: { context }, awaitPromise: false });
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return readAnswer(result?.value);
    },
    act: (sources) => send("input.performActions", { actions: sources as Json[] }),
    resize: (width, height) => send("browsingContext.setViewport", { viewport: { width, height } }),
    async picture() {
      const { data } = await send<{ data: string }>("browsingContext.captureScreenshot");
      return Buffer.from(data, "base64");
    },
    otherTabs: async () => (await others()).map((tab) => tab.url),
    async closeOtherTabs() {
      for (const tab of await others())
        await connection.send("browsingContext.close", { context: tab.context });
    },
    async quit() {
      connection.close();
      end(program);
    },
  };
}

function preferences({ scripts, theme, motion, proxy }: Visitor): string {
  const all = [
    ["network.proxy.type", 1],
    ["network.proxy.ssl", "127.0.0.1"],
    ["network.proxy.ssl_port", proxy],
    // Without this setting Firefox contacts its own server at every start.
    ["services.settings.server", "data:,"],
    // A headless Firefox reports no mouse. 6 is a fine pointer (2) that can hover (4).
    ["ui.primaryPointerCapabilities", 6],
    ["ui.allPointerCapabilities", 6],
    ["javascript.enabled", scripts === "on"],
    ["ui.systemUsesDarkTheme", theme === "dark" ? 1 : 0],
    ["ui.prefersReducedMotion", motion === "reduced" ? 1 : 0],
  ];
  return all.map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});\n`).join("");
}

/** Retries once, because the previous page can abort a navigation, and Firefox sometimes does not answer. */
function retryIfLost(error: Error, again: () => Promise<void>): Promise<void> {
  if (!/NS_BINDING_ABORTED|no answer/.test(error.message)) throw error;
  return again();
}
