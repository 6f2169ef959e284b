/** Runs Lighthouse on a page (mobile, simulated throttling). */
import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { promisify } from "node:util";
import { chromium } from "@playwright/test";
import { z } from "zod";
import { chromiumOptions } from "../tools/chromium.ts";

const debuggingPort = 9333;

const report = z.object({
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
  audits: z.object({
    "largest-contentful-paint": z.object({ numericValue: z.number() }),
    "total-blocking-time": z.object({ numericValue: z.number() }),
    "cumulative-layout-shift": z.object({ numericValue: z.number() }),
    "network-requests": z.object({
      details: z.object({
        items: z.array(
          z.object({ resourceType: z.string().optional(), transferSize: z.number().optional() }),
        ),
      }),
    }),
  }),
});

export type Measurement = {
  scores: Record<string, number>;
  lcp: number;
  tbt: number;
  cls: number;
  requests: number;
  bytes: Record<string, number>;
};

export async function measure(url: string, slowdown: number): Promise<Measurement> {
  const close = await openBrowser();
  try {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [
        "bench/node_modules/lighthouse/cli/index.js",
        url,
        `--port=${debuggingPort}`,
        `--throttling.cpuSlowdownMultiplier=${slowdown}`,
        "--output=json",
        "--quiet",
      ],
      { maxBuffer: 64 * 1024 * 1024 },
    );
    return readReport(stdout);
  } finally {
    await close();
  }
}

async function openBrowser(): Promise<() => Promise<void>> {
  const profile = mkdtempSync(join(tmpdir(), "bench-"));
  const browser = spawn(
    chromiumOptions.executablePath ?? chromium.executablePath(),
    [
      `--remote-debugging-port=${debuggingPort}`,
      `--user-data-dir=${profile}`,
      ...chromiumOptions.args,
      "--ignore-certificate-errors",
      "--disable-gpu",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
    ],
    { stdio: "ignore", detached: true },
  );
  const ended = once(browser, "exit");
  while (!(await answers())) await setTimeout(50);
  return async () => {
    // The command may be a wrapper script, so the whole process group must end.
    if (browser.pid) process.kill(-browser.pid);
    await ended;
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
}

async function answers(): Promise<boolean> {
  const url = `http://127.0.0.1:${debuggingPort}/json/version`;
  return fetch(url).then(
    (response) => response.ok,
    () => false,
  );
}

function readReport(json: string): Measurement {
  const { categories, audits } = report.parse(JSON.parse(json));
  const items = audits["network-requests"].details.items;
  const bytes: Record<string, number> = {};
  for (const { resourceType = "Other", transferSize = 0 } of items) {
    bytes[resourceType] = (bytes[resourceType] ?? 0) + transferSize;
  }
  return {
    scores: Object.fromEntries(
      Object.entries(categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
    ),
    lcp: audits["largest-contentful-paint"].numericValue,
    tbt: audits["total-blocking-time"].numericValue,
    cls: audits["cumulative-layout-shift"].numericValue,
    requests: items.length,
    bytes,
  };
}
