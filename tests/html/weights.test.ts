/**
 * What pages weigh, in kilobytes as they are sent with brotli. Limits are those of our code: what the owner's words
 * weigh is measured and taken off, so that a larger catalogue does not break them. What a browser fetches on its
 * first view, pictures above all, is measured in a browser: tests/browser/real-site/budgets.spec.ts.
 */
import { brotliCompressSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import type { PageKind } from "#app/content/addresses.ts";
import { entryPath } from "#app/content/catalogue/addresses.ts";
import { site } from "#app/content/site.ts";
import { shellData } from "#app/content/views/shell.ts";
import { comparisonDataPath } from "#app/lib/comparison-data-path.ts";
import { dataPath } from "#app/router/page-data.ts";
import { builtPages, everyPage, exists, notFoundFile, sentBytes } from "../support/built-site.ts";

const content = site();

/** What the frame's data weighed when the limits of scripts were set, with them in it. */
const shellThen = 1.6;

type Limits = { scripts: number; styles: number };
const usual: Limits = { scripts: 87.6, styles: 12.1 };
const limits: Partial<Record<PageKind, Limits>> = {
  home: { scripts: 85, styles: 12.1 },
  // With its guide and the links to the glossary.
  category: { scripts: 87.4, styles: 12.3 },
  product: { scripts: 87.2, styles: 12 },
  model: { scripts: 87.2, styles: 12 },
  // The stage of its models; the order table with its index.
  series: { scripts: 87.6, styles: 13.7 },
  supply: { scripts: 87.6, styles: 13.5 },
  "test-panel": { scripts: 86, styles: 10.2 },
  contact: { scripts: 88.6, styles: 11.4 },
  // The carousels.
  brands: { scripts: 91.3, styles: 12 },
};
const fonts = { kilobytes: 60, files: 2 };

const kilobytes = (bytes: number) => bytes / 1000;
const sent = (files: string[]) => kilobytes(files.reduce((sum, file) => sum + sentBytes(file), 0));
const weightOf = (value: unknown) => kilobytes(brotliCompressSync(Buffer.from(JSON.stringify(value))).length);

describe("the code of a page", () => {
  const words = weightOf(shellData(content)) - shellThen;
  const kinds = Map.groupBy(builtPages(), ({ kind }) => kind);

  for (const [kind, pages] of kinds) {
    const { scripts, styles } = limits[kind] ?? usual;
    test(`of the kind ${kind} is at most ${scripts} kB of scripts and ${styles} kB of styles`, () => {
      for (const { path, page } of pages) {
        const modules: string[] = JSON.parse(page.one("#page-modules").source);
        expect(sent(modules) - words, `scripts of ${path}`).toBeLessThanOrEqual(scripts);
        const sheets = page
          .all("link[rel=stylesheet]:not(noscript *)")
          .map((link) => link.attribute("href") ?? "");
        expect(sent(sheets), `styles of ${path}`).toBeLessThanOrEqual(styles);
      }
    });
  }

  test(`asks for ${fonts.files} fonts of at most ${fonts.kilobytes} kB ahead`, () => {
    for (const { path, page } of everyPage()) {
      const files = page.all("link[rel=preload][as=font]").map((link) => link.attribute("href") ?? "");
      expect(files, path).toHaveLength(fonts.files);
      expect(sent(files), path).toBeLessThanOrEqual(fonts.kilobytes);
    }
  });
});

describe("the HTML of a page", () => {
  test("without content is at most 4 kB and what the frame says", () => {
    expect(sent([notFoundFile]) - weightOf(shellData(content))).toBeLessThanOrEqual(4);
  });

  test("is the frame, at most three times its data, and half a kilobyte", () => {
    const frame = sent([notFoundFile]);
    for (const { path } of builtPages()) {
      const data = exists(dataPath(path)) ? sent([dataPath(path)]) : 0;
      expect(sent([path]), path).toBeLessThanOrEqual(frame + 3 * data + 0.5);
    }
  });
});

describe("the data of a product", () => {
  test("are at most 1 kB more than what the content says of it, and of its models", () => {
    for (const product of content.products) {
      const own = weightOf([product, ...content.modelsOf(product.id)]);
      expect(sent([dataPath(entryPath(product))]), product.id).toBeLessThanOrEqual(own + 1);
    }
  });

  test("for the comparison are at most 0.3 kB more than what the content says of it", () => {
    for (const product of content.products.filter(({ kind }) => kind !== "series")) {
      expect(sent([comparisonDataPath(product.id)]), product.id).toBeLessThanOrEqual(weightOf(product) + 0.3);
    }
  });
});
