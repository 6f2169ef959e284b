/** Drives an old Chromium from an npm package: https://chromedevtools.github.io/devtools-protocol/ */
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { brotliDecompressSync } from "node:zlib";
import { chromiumInput } from "./chromium-input.ts";
import { Connection } from "./connection.ts";
import { asCall, type Driver, type Json, readAnswer, type Visitor } from "./driver.ts";
import { end, newFolder, start, waitForOutput } from "./processes.ts";

type Target = { id: string; type: string; url: string; webSocketDebuggerUrl: string };

/** The packages contain programs for Linux on x64 only. */
export const chromiumRuns = process.platform === "linux" && process.arch === "x64";

export async function startChromium(version: string, visitor: Visitor): Promise<Driver> {
  const folder = newFolder();
  const program = start(
    unpackedProgram(version),
    [
      // The package suggests --single-process too, but then Chromium 123 crashes on some pages.
      ...["--headless", "--no-sandbox", "--no-zygote"],
      ...["--disable-gpu", "--disable-dev-shm-usage", "--ignore-certificate-errors"],
      `--proxy-server=https=127.0.0.1:${visitor.proxy}`,
      `--user-data-dir=${folder}`,
      "--remote-debugging-port=0",
      "about:blank",
    ],
    folder,
  );
  const [, port] = await waitForOutput(program, /DevTools listening on ws:\/\/127\.0\.0\.1:(\d+)/);
  const ask = (path: string, method = "GET") => fetch(`http://127.0.0.1:${port}/json/${path}`, { method });
  const tabs = async (): Promise<Target[]> => {
    const targets = (await (await ask("list")).json()) as Target[];
    return targets.filter(({ type }) => type === "page");
  };
  const ownTab = await firstTab(tabs);
  const connection = await Connection.open(ownTab.webSocketDebuggerUrl);
  const send = <Result>(method: string, given: Record<string, Json> = {}) =>
    connection.send<Result>(method, given);
  await send("Page.enable");
  await send("Emulation.setScriptExecutionDisabled", { value: visitor.scripts === "off" });
  await send("Emulation.setTouchEmulationEnabled", { enabled: true });
  await send("Emulation.setEmulatedMedia", { features: preferences(visitor) });
  const others = async () => (await tabs()).filter(({ id }) => id !== ownTab.id);
  const run: Driver["run"] = async (work, ...given) => {
    const { result, exceptionDetails } = await send<{
      result: { value: string };
      exceptionDetails?: { text: string };
    }>("Runtime.evaluate", { expression: asCall(work, given) });
    if (exceptionDetails) throw new Error(exceptionDetails.text);
    return readAnswer(result.value);
  };
  /** Marks the current document, runs `begin`, and waits until a document without the mark is complete. */
  const loaded = async (begin: () => Promise<unknown>) => {
    await run(() => Object.assign(window, { left: true }) && null);
    await begin();
    const complete = () => run(() => !("left" in window) && document.readyState === "complete");
    while (!(await complete().catch(() => false))) {
      const { signalCode } = program.child;
      if (signalCode) throw new Error(`Chromium ${version} ended by ${signalCode}`);
      await new Promise((next) => setTimeout(next, 50));
    }
  };
  const travel = async (by: number) => {
    type History = { currentIndex: number; entries: { id: number }[] };
    const { currentIndex, entries } = await send<History>("Page.getNavigationHistory");
    const entry = entries[currentIndex + by];
    if (entry) await send("Page.navigateToHistoryEntry", { entryId: entry.id });
  };

  return {
    open: (url) => loaded(() => send("Page.navigate", { url })),
    reload: () => loaded(() => send("Page.reload")),
    travel,
    run,
    act: chromiumInput(send),
    resize: (width, height) =>
      send("Emulation.setDeviceMetricsOverride", { width, height, deviceScaleFactor: 1, mobile: false }),
    async picture() {
      const { data } = await send<{ data: string }>("Page.captureScreenshot");
      return Buffer.from(data, "base64");
    },
    otherTabs: async () => (await others()).map(({ url }) => url),
    async closeOtherTabs() {
      for (const { id } of await others()) await ask(`close/${id}`);
    },
    async quit() {
      connection.close();
      end(program);
    },
  };
}

function unpackedProgram(version: string): string {
  const folder = `.cache/engines/chromium-${version}`;
  const file = `${folder}/chromium`;
  if (existsSync(file)) return file;
  mkdirSync(folder, { recursive: true });
  const packed = readFileSync(`tests/engines/node_modules/chromium-${version}/bin/chromium.br`);
  // Two workers may unpack at the same time, so each writes its own file.
  const draft = `${file}-${process.pid}`;
  writeFileSync(draft, brotliDecompressSync(packed));
  chmodSync(draft, 0o755);
  renameSync(draft, file);
  return file;
}

/** Waits for the first tab, because the program accepts requests before the tab exists. */
async function firstTab(tabs: () => Promise<Target[]>): Promise<Target> {
  for (;;) {
    const [first] = await tabs();
    if (first) return first;
    await new Promise((next) => setTimeout(next, 50));
  }
}

function preferences({ theme, motion }: Visitor): Json {
  return [
    { name: "prefers-color-scheme", value: theme },
    { name: "prefers-reduced-motion", value: motion === "reduced" ? "reduce" : "no-preference" },
  ];
}
