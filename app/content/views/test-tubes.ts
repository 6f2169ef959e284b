import type { Site } from "#app/content/catalogue/site.ts";
import type { Container, Test } from "#app/content/catalogue/test-types.ts";
import type { CapColour } from "#app/lib/drawing/rack.ts";
import { groupBy } from "#app/lib/group-by.ts";
import { upperInitial } from "#app/lib/text/upper-initial.ts";

export type Option = { id: string; label: string; cap?: CapColour };

/** Filter options for samples without a tube, and for tubes that an adviser must confirm. */
const noTube = "sin-tubo";
const toConfirm = "consultar";

export function tubeOf({ cap, onRequest }: Container): string {
  if (onRequest) return toConfirm;
  return cap ?? noTube;
}

/** Maximum number of caps that a row of the list shows. The page of the test lists all caps. */
export const maxCaps = 2;

/** Returns the caps of tubes («Amarilla o verde»). For a sample without a tube, returns its container. */
export function tubeInWords(containers: readonly Container[]): string {
  const caps = containers.flatMap(({ cap }) => cap ?? []);
  const [first] = containers;
  if (first?.onRequest) return "Consultar";
  return upperInitial(first?.cap ? caps.slice(0, maxCaps).join(" o ") : (first?.label ?? ""));
}

export function tubeOptions({ containers, tests }: Site): Option[] {
  const used = new Set(tests.flatMap(({ samples }) => samples.map(({ container }) => container)));
  const tubes = containers.flatMap((container) => {
    const { cap, label } = container;
    if (!cap || !used.has(container)) return [];
    const sample = commonSample(tests, container);
    return [{ id: cap, label: sample ? `${sample}, ${label}` : label, cap }];
  });
  const others = [...used].map(tubeOf);
  return [
    ...tubes,
    ...(others.includes(noTube) ? [{ id: noTube, label: "Sin tubo" }] : []),
    ...(others.includes(toConfirm) ? [{ id: toConfirm, label: "Por confirmar" }] : []),
  ];
}

function commonSample(tests: readonly Test[], tube: Container): string | undefined {
  const labels = tests.flatMap(({ samples }) =>
    samples.filter(({ container }) => container === tube).map(({ label }) => label),
  );
  const counts = groupBy(labels, (label) => label);
  const [largest] = [...counts].sort(([, a], [, b]) => b.length - a.length);
  return largest?.[0];
}
