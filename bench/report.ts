import type { Measurement } from "./measure.ts";
import { type PageKind, pageKinds } from "./pages.ts";
import { markdownTable } from "./record.ts";
import type { Variant } from "./variants.ts";

type Results = (kind: PageKind, variant: Variant) => Measurement[];

const kinds = { Document: "HTML", Script: "JS", Stylesheet: "CSS", Font: "fonts", Image: "pictures" };
const names = { site: "site", floor: "floor", client: "client-rendered" };

export function table(results: Results): string {
  const measured = ["scores", "LCP ms", "÷ floor", "TBT ms", "CLS", "requests"];
  const head = ["page", "variant", ...measured, ...Object.values(kinds), "all kB"];
  const rows = pageKinds.flatMap((kind) =>
    (["site", "floor", "client"] as const).map((variant) => row(kind, variant, results)),
  );
  return `${markdownTable([head, ...rows])}

Scores: performance, accessibility, best practices, search. Bytes in kB as transferred.
`;
}

function row(kind: PageKind, variant: Variant, results: Results): (string | number)[] {
  const runs = results(kind, variant);
  const lcp = median(runs.map((run) => run.lcp));
  const floor = median(results(kind, "floor").map((run) => run.lcp));
  const [first] = runs;
  const bytes = first?.bytes ?? {};
  return [
    kind,
    names[variant],
    ["performance", "accessibility", "best-practices", "seo"]
      .map((name) => median(runs.map((run) => run.scores[name] ?? 0)))
      .join(" "),
    Math.round(lcp),
    (lcp / floor).toFixed(2),
    Math.round(median(runs.map((run) => run.tbt))),
    median(runs.map((run) => run.cls)).toFixed(3),
    first?.requests ?? 0,
    ...Object.keys(kinds).map((name) => kilobytes(bytes[name] ?? 0)),
    kilobytes(Object.values(bytes).reduce((sum, part) => sum + part, 0)),
  ];
}

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.slice(Math.floor((sorted.length - 1) / 2), Math.floor(sorted.length / 2) + 1);
  return middle.reduce((sum, value) => sum + value, 0) / middle.length;
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
