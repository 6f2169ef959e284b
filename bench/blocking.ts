/**
 * Measures how long tasks block the main thread after the first paint: `node bench/blocking.ts contact`,
 * after a build. Lighthouse uses the clock. This benchmark uses processor time, which other work on the
 * machine affects less. `BEFORE=folder` adds an earlier state of the project: a checkout in that folder,
 * already built.
 */
import { loadavg } from "node:os";
import { join } from "node:path";
import { type Browser, type CDPSession, chromium } from "@playwright/test";
import { chromiumOptions } from "../tools/chromium.ts";
import { startNginx } from "../tools/hosts/nginx.ts";
import { deploy } from "../tools/paths.ts";
import { namedKinds, pages } from "./pages.ts";
import { markdownTable, record } from "./record.ts";
import { median } from "./report.ts";
import { before, makeVariants, type Variant, variants } from "./variants.ts";

const slowdown = 6;
const rounds = Number(process.env.ROUNDS ?? 7);
const kinds = namedKinds(process.argv.slice(2));
const compared: Variant[] = before ? ["site", "floor", "before", "before-floor"] : ["site", "floor"];
const firstPort = 4471;

/** `ts` is the time of the start, `tdur` the processor time. Both are in microseconds. */
type TraceEvent = { name: string; ts: number; tdur?: number; pid: number; tid: number };
type Visit = { blocked: number; longest: number };

await makeVariants({ client: false });
const servers = compared.map((variant, index) =>
  startNginx(
    `bench-blocking-${variant}`,
    [{ port: firstPort + index, root: variants[variant], secure: false }],
    {
      generated: variant.startsWith("before") ? join(before ?? "", "build/deploy") : deploy,
    },
  ),
);
const visits = new Map<string, Visit[]>();
const loads: number[] = [];
try {
  for (let round = 1; round <= rounds; round += 1) {
    for (const kind of kinds) {
      for (const [index, variant] of compared.entries()) {
        loads.push(loadavg()[0] ?? 0);
        const visit = await measured(`http://127.0.0.1:${firstPort + index}${pages[kind]}`);
        const key = `${kind} ${variant}`;
        visits.set(key, [...(visits.get(key) ?? []), visit]);
        console.log(`${round}/${rounds} ${key}: ${Math.round(visit.blocked)} ms`);
      }
    }
  }
} finally {
  for (const server of servers) server.kill();
}

record(
  "blocking",
  `Sum over the main thread's tasks after the first paint: each task's processor time times ${slowdown}, minus 50 ms. Chromium on a phone's
screen, ${rounds} interleaved visits, a new browser for each. Median and spread, in milliseconds. Load of the machine: ${median(loads).toFixed(1)}
(${Math.min(...loads).toFixed(1)}–${Math.max(...loads).toFixed(1)}).

${markdownTable([
  ["page", ...compared.flatMap((variant) => [variant, "spread", "longest task"])],
  ...kinds.map((kind) => [
    kind,
    ...compared.flatMap((variant) => {
      const all = visits.get(`${kind} ${variant}`) ?? [];
      const blocked = all.map((visit) => Math.round(visit.blocked));
      return [
        Math.round(median(blocked)),
        `${Math.min(...blocked)}–${Math.max(...blocked)}`,
        Math.round(median(all.map((visit) => visit.longest))),
      ];
    }),
  ]),
])}`,
);

async function measured(url: string): Promise<Visit> {
  const browser = await chromium.launch(chromiumOptions);
  try {
    const page = await browser.newPage({
      viewport: { width: 412, height: 823 },
      deviceScaleFactor: 1.75,
      isMobile: true,
    });
    const events = await trace(browser, async () => {
      await page.goto(url);
      // Does not use page.evaluate(), which would itself be a long task.
      await page.waitForLoadState("networkidle");
    });
    if (!(await page.evaluate(isReady)))
      throw new Error(`${url}: the scripts had not started when the trace ended`);
    return visitOf(events);
  } finally {
    await browser.close();
  }
}

/** Runs in the page. Returns true if the page is ready, or if it has no scripts. */
function isReady(): boolean {
  const hasScripts = document.getElementById("page-modules") !== null;
  return (
    !hasScripts ||
    Object.keys(document.querySelector("footer") ?? {}).some((key) => key.startsWith("__react"))
  );
}

async function trace(browser: Browser, visit: () => Promise<void>): Promise<TraceEvent[]> {
  const session: CDPSession = await browser.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  session.on("Tracing.dataCollected", ({ value }) => {
    for (const event of value) events.push(event as never);
  });
  const includedCategories = ["devtools.timeline", "disabled-by-default-devtools.timeline", "loading"];
  await session.send("Tracing.start", { transferMode: "ReportEvents", traceConfig: { includedCategories } });
  await visit();
  const complete = new Promise((resolve) => session.once("Tracing.tracingComplete", resolve));
  await session.send("Tracing.end");
  await complete;
  return events;
}

function visitOf(events: TraceEvent[]): Visit {
  const paint = events.find(({ name }) => name === "firstContentfulPaint");
  if (!paint) throw new Error("The page has painted nothing.");
  const tasks = events
    .filter(
      ({ name, ts, pid, tid }) =>
        name === "RunTask" && ts > paint.ts && pid === paint.pid && tid === paint.tid,
    )
    .map(({ tdur = 0 }) => (tdur / 1000) * slowdown);
  return {
    blocked: tasks.reduce((sum, time) => sum + Math.max(0, time - 50), 0),
    longest: Math.max(0, ...tasks),
  };
}
