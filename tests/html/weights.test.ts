/**
 * All sizes are kilobytes with brotli, unless a test says gzip. Most limits exclude the texts of the content,
 * so that a longer text cannot exceed them.
 */
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import type { PageKind } from "#app/content/addresses.ts";
import { entryPath } from "#app/content/catalogue/addresses.ts";
import { notesOf, onRequestRows } from "#app/content/catalogue/on-request.ts";
import type { Equipment } from "#app/content/schema/files.ts";
import { site } from "#app/content/site.ts";
import { layoutView } from "#app/content/views/layout.ts";
import { comparisonDataPath } from "#app/lib/addresses/comparison-data-path.ts";
import { searchIndexPath } from "#app/lib/addresses/search-address.ts";
import { dataPath } from "#app/router/page-data.ts";
import { builtPages, everyPage, exists, notFoundFile, read, sentBytes } from "../support/built-site.ts";
import { isLaunchContent } from "../support/launch-content.ts";
import { addedTextWeight, fonts, limitsOf, weightOf } from "../support/weights.ts";

const content = site();

const kilobytes = (bytes: number) => bytes / 1000;
const sent = (files: string[]) => kilobytes(files.reduce((sum, file) => sum + sentBytes(file), 0));

describe("the code of a page", () => {
  const addedTexts = addedTextWeight();
  const kinds = Map.groupBy(builtPages(), ({ kind }) => kind);

  for (const [kind, pages] of kinds) {
    const { scripts, styles } = limitsOf(kind);
    test(`of the kind «${kind}» is at most ${scripts} kB of scripts and ${styles} kB of styles`, () => {
      for (const { path, page } of pages) {
        const modules: string[] = JSON.parse(page.one("#page-modules").source);
        expect(sent(modules) - addedTexts, `scripts of ${path}`).toBeLessThanOrEqual(scripts);
        const sheets = page
          .all("link[rel=stylesheet]:not(noscript *)")
          .map((link) => link.attribute("href") ?? "");
        expect(sent(sheets), `styles of ${path}`).toBeLessThanOrEqual(styles);
      }
    });
  }

  test(`preloads ${fonts.files} fonts of at most ${fonts.kilobytes} kB`, () => {
    for (const { path, page } of everyPage()) {
      const files = page.all("link[rel=preload][as=font]").map((link) => link.attribute("href") ?? "");
      expect(files, path).toHaveLength(fonts.files);
      expect(sent(files), path).toBeLessThanOrEqual(fonts.kilobytes);
    }
  });
});

describe("the HTML of a page", () => {
  test("without content (404) is at most 4 kB plus the texts of header, menus and footer", () => {
    expect(sent([notFoundFile]) - weightOf(layoutView(content))).toBeLessThanOrEqual(4);
  });

  test("is at most 0.5 kB larger than the 404 page plus three times the page's data", () => {
    const layout = sent([notFoundFile]);
    for (const { path } of builtPages()) {
      const data = exists(dataPath(path)) ? sent([dataPath(path)]) : 0;
      expect(sent([path]), path).toBeLessThanOrEqual(layout + 3 * data + 0.5);
    }
  });
});

/** Kilobytes in TCP's first window, without headers. Many hosts have no brotli, so the test uses gzip. */
const initialWindow = 13.5;

const limitOf = (kind: PageKind) => (kind === "product" ? initialWindow + 0.2 : initialWindow);

test.runIf(isLaunchContent)(
  "with gzip, all pages but the directory fit TCP's first window (products: 0.2 kB more)",
  () => {
    for (const { path, kind } of builtPages().filter(({ kind }) => kind !== "tests")) {
      const size = kilobytes(gzipSync(read(path), { level: 9 }).length);
      expect(size, path).toBeLessThanOrEqual(limitOf(kind));
    }
  },
);

test.runIf(isLaunchContent)("the search index is at most 45 kB", () => {
  expect(sent([searchIndexPath])).toBeLessThanOrEqual(45);
});

describe("the data of a product", () => {
  test("are at most 0.7 kB more than its texts and the texts of the products that it shows", () => {
    for (const product of content.products) {
      const texts = weightOf([
        product,
        ...content.modelsOf(product.id),
        ...cardsBeside(product),
        family(product),
        tests(product),
        onRequestRows(content, product),
        notesOf(content, product),
        content.productTexts.service,
        content.productTexts.way,
      ]);
      expect(sent([dataPath(entryPath(product))]), product.id).toBeLessThanOrEqual(texts + 0.7);
    }
  });

  function cardsBeside({ id, category, ...product }: Equipment) {
    const siblings = product.kind === "model" ? content.modelsOf(product.series) : [];
    return [...siblings, ...content.entriesOf(category)]
      .filter((entry) => entry.id !== id)
      .slice(0, 6)
      .map(({ id, name, summary, picture }) => ({ id, name, summary, picture }));
  }

  /** Names of all products of the category, because the scale of a product may show any of them. */
  function family({ category }: Equipment) {
    return content.products.filter((other) => other.category === category).map(({ name }) => name);
  }

  /** The profiles of the product's laboratory tests, and a tick for each laboratory test that we offer. */
  function tests({ id }: Equipment) {
    const own = content.testsOf(id);
    const ticks = content.tests.map(({ letter, analyzers, samples }) => [
      letter,
      analyzers.length,
      samples[0]?.kind,
    ]);
    return own.length > 0 ? [own.map(({ id: test, profiles }) => [test, profiles[0]?.name]), ticks] : [];
  }

  test("in its file for the comparison are at most 0.3 kB more than its texts", () => {
    for (const product of content.products.filter(({ kind }) => kind !== "series")) {
      expect(sent([comparisonDataPath(product.id)]), product.id).toBeLessThanOrEqual(weightOf(product) + 0.3);
    }
  });
});
