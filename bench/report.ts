import { groupBy } from "../app/lib/group-by.ts";
import type { Measurement } from "./measure.ts";
import type { PageKind } from "./pages.ts";
import { markdownTable } from "./record.ts";
import { beforeVariants, type Variant } from "./variants.ts";

export type Run = Measurement & {
  kind: PageKind;
  variant: Variant;
  compression: string;
  /** With 4, the processor runs at a fourth of its speed. */
  slowdown: number;
  /** Load of the machine at the start of the run. */
  load: number;
};

const kinds = { Document: "HTML", Script: "JS", Stylesheet: "CSS", Font: "fonts", Image: "pictures" };
const names = {
  site: "site",
  floor: "floor",
  client: "client-rendered",
  before: "before",
  "before-floor": "floor before",
};

export function table(runs: Run[]): string {
  const measured = [
    "rounds",
    "load",
    "scores",
    "LCP ms",
    "spread",
    "÷ floor",
    "TBT ms",
    "spread",
    "− floor",
    "CLS",
    "requests",
  ];
  const head = ["page", "sent as", "speed", "variant", ...measured, ...Object.values(kinds), "all kB"];
  const groups = groupBy(runs, ({ kind, slowdown, compression, variant }) =>
    [kind, slowdown, compression, variant].join(" "),
  );
  return `${markdownTable([head, ...[...groups.values()].map((group) => row(group, runs))])}

Medians; the spread is the lowest and the highest value. Load: processes that the machine ran or kept waiting. Scores: performance, accessibility, best practices, search. Bytes in kB as
transferred. The floor is the same page without scripts.
`;
}

function row(group: Run[], runs: Run[]): (string | number)[] {
  const [first] = group;
  if (!first) return [];
  const { kind, variant, compression, slowdown, bytes, requests } = first;
  const floorVariant = beforeVariants.includes(variant) ? "before-floor" : "floor";
  const floor = runs.filter(
    (run) =>
      run.variant === floorVariant &&
      run.kind === kind &&
      run.compression === compression &&
      run.slowdown === slowdown,
  );
  const painted = group.map((run) => run.lcp);
  const lcp = median(painted);
  const blocked = group.map((run) => run.tbt);
  return [
    kind,
    compression,
    `1/${slowdown}`,
    names[variant],
    group.length,
    median(group.map((run) => run.load)).toFixed(1),
    ["performance", "accessibility", "best-practices", "seo"]
      .map((name) => median(group.map((run) => run.scores[name] ?? 0)))
      .join(" "),
    Math.round(lcp),
    spread(painted),
    (lcp / median(floor.map((run) => run.lcp))).toFixed(2),
    Math.round(median(blocked)),
    spread(blocked),
    Math.round(median(blocked) - median(floor.map((run) => run.tbt))),
    median(group.map((run) => run.cls)).toFixed(3),
    requests,
    ...Object.keys(kinds).map((name) => kilobytes(bytes[name] ?? 0)),
    kilobytes(Object.values(bytes).reduce((sum, part) => sum + part, 0)),
  ];
}

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.slice(Math.floor((sorted.length - 1) / 2), Math.floor(sorted.length / 2) + 1);
  return middle.reduce((sum, value) => sum + value, 0) / middle.length;
}

function spread(values: number[]): string {
  return `${Math.round(Math.min(...values))}–${Math.round(Math.max(...values))}`;
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
