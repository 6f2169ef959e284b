/**
 * What pages weigh, in kilobytes as they are sent with brotli. Limits are those of our code: what the owner's words
 * weigh is measured and taken off, so that a larger catalogue does not break them. What a browser fetches on its
 * first view, pictures above all, is measured in a browser: tests/browser/real-site/budgets.spec.ts.
 */
import { describe, expect, test } from "vitest";
import { entryPath } from "#app/content/catalogue/addresses.ts";
import { notesOf, onRequestRows } from "#app/content/catalogue/on-request.ts";
import type { Equipment } from "#app/content/schema/files.ts";
import { site } from "#app/content/site.ts";
import { layoutView } from "#app/content/views/layout.ts";
import { comparisonDataPath } from "#app/lib/addresses/comparison-data-path.ts";
import { dataPath } from "#app/router/page-data.ts";
import { builtPages, everyPage, exists, notFoundFile, sentBytes } from "../support/built-site.ts";
import { fonts, limitsOf, weightOf, wordsSince } from "../support/weights.ts";

const content = site();

const kilobytes = (bytes: number) => bytes / 1000;
const sent = (files: string[]) => kilobytes(files.reduce((sum, file) => sum + sentBytes(file), 0));

describe("the code of a page", () => {
  const words = wordsSince();
  const kinds = Map.groupBy(builtPages(), ({ kind }) => kind);

  for (const [kind, pages] of kinds) {
    const { scripts, styles } = limitsOf(kind);
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
    expect(sent([notFoundFile]) - weightOf(layoutView(content))).toBeLessThanOrEqual(4);
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
  test("are at most 0.7 kB more than what the content says of it, of its models and of those beside it", () => {
    for (const product of content.products) {
      const said = weightOf([
        product,
        ...content.modelsOf(product.id),
        ...cardsBeside(product),
        family(product),
        onRequestRows(content, product),
        notesOf(content, product),
        content.productTexts.service,
      ]);
      expect(sent([dataPath(entryPath(product))]), product.id).toBeLessThanOrEqual(said + 0.7);
    }
  });

  /** The words on the cards of its related products, of which a page shows six. */
  function cardsBeside({ id, category, ...product }: Equipment) {
    const sisters = product.kind === "model" ? content.modelsOf(product.series) : [];
    return [...sisters, ...content.entriesOf(category)]
      .filter((entry) => entry.id !== id)
      .slice(0, 6)
      .map(({ id, name, summary, picture }) => ({ id, name, summary, picture }));
  }

  /** Those that share its scale: all of its category may. */
  function family({ category }: Equipment) {
    return content.products.filter((other) => other.category === category).map(({ name }) => name);
  }

  test("for the comparison are at most 0.3 kB more than what the content says of it", () => {
    for (const product of content.products.filter(({ kind }) => kind !== "series")) {
      expect(sent([comparisonDataPath(product.id)]), product.id).toBeLessThanOrEqual(weightOf(product) + 0.3);
    }
  });
});
