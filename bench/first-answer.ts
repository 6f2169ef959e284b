/**
 * Measures the first search of a visit in Chromium, at a fourth of the processor's speed:
 * `npm run bench:first-answer`. Each query runs in a new page, with and without the engine's preparation.
 * Prints the median and, in brackets, the maximum of several rounds.
 */
import { loadavg } from "node:os";
import { type CDPSession, chromium } from "@playwright/test";
import { build } from "vite";
import { searchIndex } from "../app/content/outputs/search-index.ts";
import { site } from "../app/content/site.ts";
import type { createEngine, Engine } from "../app/features/search/engine/engine.ts";
import { chromiumOptions } from "../tools/chromium.ts";
import { compileAhead } from "../tools/vite/code/compile-ahead.ts";
import { median } from "./report.ts";

const slowdown = 4;
const rounds = Number(process.argv[2] ?? 5);
const queries = [
  "", // the cost of the measurement itself
  "c",
  "glucosa",
  "troponna",
  "calsio",
  "vitamina d",
  "maglumi x6",
  "creatinina y urea",
  "entregan en san vicente",
  "analizador de hematología para 60 muestras al día",
];

type Times = { building: number; worked: number; elapsed: number };

const index = JSON.stringify(searchIndex(site())).replaceAll("<", "\\u003c");
const code = await bundle("app/features/search/engine/engine.ts");
const browser = await chromium.launch(chromiumOptions);
for (const prepared of [false, true]) {
  console.log(prepared ? "prepared in idle time" : "directly after building");
  for (const query of queries) {
    const visits: Times[] = [];
    for (let round = 0; round < rounds; round += 1) visits.push(await visit(query, prepared));
    const times = (key: keyof Times) => {
      const all = visits.map((times) => times[key]);
      return `${median(all).toFixed(0)} (${Math.max(...all).toFixed(0)}) ms`;
    };
    const [worked, elapsed, building] = [times("worked"), times("elapsed"), times("building")];
    console.log(
      `  ${(query || "(nothing)").padEnd(50)} worked ${worked}, elapsed ${elapsed}, building ${building}`,
    );
  }
}
console.log(`load ${loadavg()[0]?.toFixed(1)}`);
await browser.close();

async function visit(query: string, prepared: boolean): Promise<Times> {
  const page = await browser.newPage();
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  await page.setContent(`<script type="application/json">${index}</script>`);
  await page.addScriptTag({ content: code });
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  const start = await scriptTime(session);
  await page.evaluate(buildEngine, prepared);
  const built = await scriptTime(session);
  const elapsed = await page.evaluate(search, query);
  const worked = (await scriptTime(session)) - built;
  await page.close();
  return { building: built - start, worked, elapsed };
}

type Visited = { Search: { createEngine: typeof createEngine }; engine: Engine };

function buildEngine(prepared: boolean) {
  const visited = window as unknown as Visited;
  visited.engine = visited.Search.createEngine(
    JSON.parse(document.querySelector("script")?.textContent ?? ""),
  );
  if (prepared) for (const step of visited.engine.preparation) step();
}

function search(query: string): number {
  const { engine } = window as unknown as Visited;
  const start = performance.now();
  engine.search(query);
  return performance.now() - start;
}

/** In milliseconds. */
async function scriptTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send("Performance.getMetrics");
  return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0) * 1000;
}

async function bundle(entry: string): Promise<string> {
  const result = await build({
    logLevel: "silent",
    configFile: false,
    // As on the site, Chromium compiles the whole engine when it loads.
    plugins: [compileAhead()],
    build: { write: false, target: "chrome109", lib: { entry, formats: ["iife"], name: "Search" } },
  });
  const [first] = Array.isArray(result) ? result : [];
  return first?.output[0].code ?? "";
}
