import { existsSync, statSync } from "node:fs";
import { extname } from "node:path";
import type { Page } from "@playwright/test";
import type { PageKind } from "#app/content/addresses.ts";
import { entryPath } from "#app/content/catalogue/addresses.ts";
import { site } from "#app/content/site.ts";
import { categoryPath } from "#app/lib/addresses/category-pages.ts";
import { pageFile } from "../../../tools/prerender/page-file.ts";
import { blankMap } from "../../support/browser/map.ts";
import { expect, hydrated, test } from "../../support/browser/page.ts";
import { addedTextWeight, fonts, limitsOf } from "../../support/weights.ts";

const content = site();
const [product] = [
  ...content.pages.home.featured.items.flatMap((item) => content.equipment(item.product) ?? []),
  ...content.products,
];
const panels = content.panels.filter(({ kind }) => kind === "test-panel");
const panel = panels.find(({ category }) => category === product?.category) ?? panels[0];

type Budget = {
  kind: PageKind;
  path: string | undefined;
  pictures: number;
  requests: number;
  total?: number;
};

/** Limits for the first view on a phone. `pictures` and `total` are kilobytes as sent. */
const budgets: Budget[] = [
  { kind: "home", path: "/", pictures: 65, requests: 19, total: 235 },
  ...content.categories.map(
    ({ id }): Budget => ({
      kind: "category",
      path: categoryPath(id),
      pictures: 66,
      requests: 27,
      total: 220,
    }),
  ),
  {
    kind: product?.kind ?? "product",
    path: product && entryPath(product),
    pictures: 45,
    requests: 21,
    total: 200,
  },
  { kind: "test-panel", path: panel && entryPath(panel), pictures: 5, requests: 17 },
  { kind: "contact", path: "/contacto", pictures: 25, requests: 19 },
];

const kinds: Record<string, "scripts" | "styles" | "pictures" | "fonts"> = {
  ".js": "scripts",
  ".css": "styles",
  ".avif": "pictures",
  ".webp": "pictures",
  ".svg": "pictures",
  ".woff2": "fonts",
};

test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });

for (const { kind, path, pictures, requests, total } of budgets) {
  test(`${path ?? `a page of the kind ${kind}`} of the real site stays within its budget on a phone`, async ({
    page,
  }) => {
    test.skip(!path, "the content has no such page");
    const files = await firstView(page, path ?? "");
    const { scripts, styles } = limitsOf(kind);
    expectWithin(files, "scripts", scripts + addedTextWeight());
    expectWithin(files, "styles", styles);
    expectWithin(files, "pictures", pictures);
    expectWithin(files, "fonts", fonts.kilobytes);
    expect(files.filter((file) => file.kind === "fonts")).toHaveLength(fonts.files);
    expect(files.length, list(files)).toBeLessThanOrEqual(requests);
    if (total) expect(weightOfAll(files), list(files)).toBeLessThanOrEqual(total);
  });
}

test("no script is requested before the page has loaded", async ({ page }) => {
  await page.goto(product ? entryPath(product) : "/productos");
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

type Sent = { file: string; kind: string; kilobytes: number };

async function firstView(page: Page, path: string): Promise<Sent[]> {
  await blankMap(page, content.company);
  const paths = new Set<string>();
  let pending = 0;
  page.on("requestfinished", () => {
    pending -= 1;
  });
  page.on("requestfailed", () => {
    pending -= 1;
  });
  page.on("request", (request) => {
    pending += 1;
    const { pathname, protocol } = new URL(request.url());
    if (protocol === "http:" && !request.frame().parentFrame()) paths.add(pathname);
  });
  await page.goto(path);
  await hydrated(page);
  await expect.poll(() => pending).toBe(0);
  return [...paths].map((file) => ({
    file,
    kind: kinds[extname(file)] ?? "other",
    kilobytes: sentBytes(file) / 1000,
  }));
}

function sentBytes(path: string): number {
  const file = `build/client${extname(path) ? path : pageFile(path)}`;
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

function expectWithin(files: Sent[], kind: string, limit: number) {
  const ofKind = files.filter((file) => file.kind === kind);
  expect(weightOfAll(ofKind), `${kind}: ${list(ofKind)}`).toBeLessThanOrEqual(limit);
}

function weightOfAll(files: Sent[]): number {
  return files.reduce((sum, file) => sum + file.kilobytes, 0);
}

function list(files: Sent[]): string {
  return files
    .toSorted((a, b) => b.kilobytes - a.kilobytes)
    .map(({ file, kilobytes }) => `${file} ${kilobytes.toFixed(1)}`)
    .join(", ");
}
