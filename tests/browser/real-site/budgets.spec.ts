import { existsSync, statSync } from "node:fs";
import { extname } from "node:path";
import type { Page } from "@playwright/test";
import { entryPath } from "#app/content/catalogue/addresses.ts";
import { site } from "#app/content/site.ts";
import { dataPath } from "#app/router/page-data.ts";
import { blankMap } from "../../support/map.ts";
import { expect, hydrated, test } from "../../support/page.ts";

/** Kilobytes as sent with brotli, and numbers of requests, on the first view of a phone. */
const templates = {
  "/": { scripts: 85, styles: 12, pictures: 65, requests: 19 },
  "/productos/inmunologia": { scripts: 86, styles: 12, pictures: 60, requests: 25 },
  "/productos/inmunologia/maglumi-x6": { scripts: 86, styles: 12, pictures: 45, requests: 20 },
  "/productos/inmunologia/test-list": { scripts: 86, styles: 9.7, pictures: 5, requests: 16 },
  "/contacto": { scripts: 88, styles: 10.8, pictures: 25, requests: 16 },
};
const fonts = { kilobytes: 60, files: 2 };
const wholeProductPage = 220;

const kinds: Record<string, "scripts" | "styles" | "pictures" | "fonts"> = {
  ".js": "scripts",
  ".css": "styles",
  ".avif": "pictures",
  ".webp": "pictures",
  ".svg": "pictures",
  ".woff2": "fonts",
};

test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });

for (const [path, budget] of Object.entries(templates)) {
  test(`${path} stays within its budget`, async ({ page }) => {
    const files = await firstView(page, path);
    for (const kind of ["scripts", "styles", "pictures"] as const) expectWithin(files, kind, budget[kind]);
    expectWithin(files, "fonts", fonts.kilobytes);
    expect(files.filter((file) => file.kind === "fonts")).toHaveLength(fonts.files);
    expect(files.length, list(files)).toBeLessThanOrEqual(budget.requests);
    if (path.endsWith("maglumi-x6")) expect(total(files), list(files)).toBeLessThanOrEqual(wholeProductPage);
  });
}

test("nothing that runs later is fetched before the first view has loaded", async ({ page }) => {
  await page.goto("/productos/inmunologia/maglumi-x6");
  await hydrated(page);
  const started = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType("navigation");
    const loaded = navigation instanceof PerformanceNavigationTiming ? navigation.loadEventStart : 0;
    return performance
      .getEntriesByType("resource")
      .filter((entry) => entry.name.endsWith(".js") && entry.startTime < loaded)
      .map((entry) => entry.name);
  });
  expect(started).toEqual([]);
});

test("from product to product there are at most 2 kB of data to fetch; a series also has its models", () => {
  const sizes = site().products.map((product) => {
    const path = dataPath(entryPath(product));
    return { path, kilobytes: sentBytes(path) / 1000, most: product.kind === "series" ? 2.1 : 2 };
  });
  expect(sizes.filter(({ kilobytes, most }) => kilobytes > most)).toEqual([]);
});

type Sent = { file: string; kind: string; kilobytes: number };

async function firstView(page: Page, path: string): Promise<Sent[]> {
  await blankMap(page);
  const paths = new Set<string>();
  page.on("request", (request) => {
    const { pathname, protocol } = new URL(request.url());
    if (protocol === "http:" && !request.frame().parentFrame()) paths.add(pathname);
  });
  await page.goto(path);
  await hydrated(page);
  await page.waitForLoadState("networkidle");
  return [...paths].map((file) => ({
    file,
    kind: kinds[extname(file)] ?? "other",
    kilobytes: sentBytes(file) / 1000,
  }));
}

function sentBytes(path: string): number {
  const file = extname(path) ? `build/client${path}` : `build/client${path}/index.html`;
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

function expectWithin(files: Sent[], kind: string, limit: number) {
  const ofKind = files.filter((file) => file.kind === kind);
  expect(total(ofKind), `${kind}: ${list(ofKind)}`).toBeLessThanOrEqual(limit);
}

function total(files: Sent[]): number {
  return files.reduce((sum, file) => sum + file.kilobytes, 0);
}

function list(files: Sent[]): string {
  return files
    .toSorted((a, b) => b.kilobytes - a.kilobytes)
    .map(({ file, kilobytes }) => `${file} ${kilobytes.toFixed(1)}`)
    .join(", ");
}
