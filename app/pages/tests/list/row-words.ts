import type { RackTick } from "#app/lib/drawing/rack.ts";
import type { TestRow } from "#app/pages/tests/content.ts";

export function tickOf({ analyzers, caps: [cap], unconfirmed, rapid }: TestRow): RackTick {
  return { analyzers, cap, unconfirmed, rapid: rapid !== undefined };
}

/** «tapa amarilla» and «7 analizadores». */
export function rowDetails({ caps, tube, analyzers, rapid }: TestRow): string[] {
  const container = caps.length > 0 ? `tapa ${tube.toLowerCase()}` : tube.toLowerCase();
  return [
    container,
    analyzers > 0 ? analyzersInWords(analyzers) : `prueba rápida${rapid ? `, ${rapid}` : ""}`,
  ];
}

export function rowInWords(row: TestRow): string {
  return [row.name, ...rowDetails(row)].join(", ");
}

function analyzersInWords(count: number): string {
  return count === 1 ? "1 analizador" : `${count} analizadores`;
}

export function testsInWords(count: number): string {
  return count === 1 ? "1 prueba" : `${count} pruebas`;
}
