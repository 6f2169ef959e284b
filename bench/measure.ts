/** One Lighthouse run (mobile, simulated throttling) in a browser that is already open. */
import { execFile, spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
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

export async function openBrowser(): Promise<() => void> {
  const browser = spawn(
    chromiumOptions.executablePath ?? chromium.executablePath(),
    [
      `--remote-debugging-port=${debuggingPort}`,
      `--user-data-dir=${mkdtempSync(join(tmpdir(), "bench-"))}`,
      ...chromiumOptions.args,
      "--ignore-certificate-errors",
      "--disable-gpu",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
    ],
    { stdio: "ignore", detached: true },
  );
  await new Promise((done) => setTimeout(done, 2000));
  // The command may be a wrapper, so the whole process group must end.
  return () => browser.pid && process.kill(-browser.pid);
}

export async function measure(url: string): Promise<Measurement> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      "bench/node_modules/lighthouse/cli/index.js",
      url,
      `--port=${debuggingPort}`,
      "--output=json",
      "--quiet",
    ],
    { maxBuffer: 64 * 1024 * 1024 },
  );
  const { categories, audits } = report.parse(JSON.parse(stdout));
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
