/** Limits of a page in kilobytes with brotli. Comments say why some pages have higher limits. */
import { brotliCompressSync } from "node:zlib";
import type { PageKind } from "#app/content/addresses.ts";
import { site } from "#app/content/site.ts";
import { layoutView } from "#app/content/views/layout.ts";

type Limits = { scripts: number; styles: number };

const usual: Limits = { scripts: 84.5, styles: 10.8 };
const limits: Partial<Record<PageKind, Limits>> = {
  home: { scripts: 82.2, styles: 11.5 },
  // Includes the drawn instruments, the workload tool and the guide.
  category: { scripts: 86, styles: 12 },
  // Includes the workload tool, and buttons to compare and to quote each analyzer.
  choose: { scripts: 88.3, styles: 11.6 },
  // Includes the link to the workload tool.
  compare: { scripts: 86.3, styles: 10.8 },
  "quote-list": { scripts: 85.16, styles: 10.8 },
  product: { scripts: 84, styles: 11.6 },
  model: { scripts: 84, styles: 11.6 },
  // Includes the drawn models, and the table of what to order.
  series: { scripts: 85.2, styles: 12 },
  supply: { scripts: 84, styles: 12 },
  // Includes the list of all laboratory tests, with search, filters and slider.
  tests: { scripts: 90, styles: 12 },
  // Includes the drawn steps from request to reagent, the table of what to order and the slider.
  test: { scripts: 88.5, styles: 12 },
  "test-panel": { scripts: 81.5, styles: 9.3 },
  contact: { scripts: 86.8, styles: 10.8 },
  // Includes the carousels.
  brands: { scripts: 88, styles: 9.2 },
};

export function limitsOf(kind: PageKind): Limits {
  return limits[kind] ?? usual;
}

export const fonts = { kilobytes: 36, files: 2 };

/** Kilobytes that the texts of header, menus and footer had when the limits were set. */
const layoutDataWeight = 2.26;

/** Kilobytes by which these texts have grown since then. Longer texts must not break the limits. */
export function addedTextWeight(): number {
  return Math.max(0, weightOf(layoutView(site())) - layoutDataWeight);
}

export function weightOf(value: unknown): number {
  return brotliCompressSync(Buffer.from(JSON.stringify(value))).length / 1000;
}
