import type { ComparedProduct, ComparedValue } from "#app/content/outputs/comparison.ts";
import { axisSteps, roundEnd } from "#app/lib/drawing/axis.ts";
import { formatNumber, inWords, range, withUnit } from "#app/lib/text/format.ts";

/** One scale for all values of a row, so that their positions can be compared. */
export type RowScale = { end: number; endLabel: string; name: string; divisions: number };

export type CompareRow = {
  parameter: string;
  label: string;
  /** `single`: only one of several products has a value. `alone`: the comparison has only one product. */
  status: "differs" | "equal" | "alone" | "single";
  scale?: RowScale;
  /** One value per product, undefined if not published. */
  values: (ComparedValue | undefined)[];
};

export type CompareGroup = {
  title: string;
  rows: CompareRow[];
  /** Set if only one product has values in these rows. */
  only?: ComparedProduct;
};

const inAll: Record<number, string> = { 2: "los dos", 3: "los tres", 4: "los cuatro" };

const groups: { id: ComparedValue["group"]; title: string }[] = [
  { id: "performance", title: "Rendimiento" },
  { id: "sample", title: "Muestra y reactivo" },
  { id: "equipment", title: "Equipo" },
  { id: "service", title: "Servicio" },
];

/**
 * Returns one row for each parameter that at least one product states. Differing rows come first, then equal
 * rows, then rows with only one value. The rows of each group follow content/parameters.yaml, but differing
 * rows with more missing values come later.
 */
export function compareGroups(products: readonly ComparedProduct[]): CompareGroup[] {
  const stated = products.flatMap((product) => product.values).sort((a, b) => a.order - b.order);
  const parameters = stated.filter(
    (value, index) => stated.findIndex((other) => other.parameter === value.parameter) === index,
  );
  const rows = parameters.map((value) => ({ group: value.group, row: compareRow(value, products) }));
  const rowsWith = (status: CompareRow["status"]) => rows.filter(({ row }) => row.status === status);
  const main = products.length < 2 ? rows : rowsWith("differs");
  return [
    ...groups.map(({ id, title }) => ({
      title,
      rows: main
        .filter(({ group }) => group === id)
        .map(({ row }) => row)
        .sort((a, b) => countMissing(a) - countMissing(b)),
    })),
    { title: `Iguales en ${inAll[products.length]}`, rows: rowsWith("equal").map(({ row }) => row) },
    ...products.map((only, index) => ({
      title: `Solo publicado para ${only.name}`,
      rows: rowsWith("single")
        .map(({ row }) => row)
        .filter(({ values }) => values[index]),
      only,
    })),
  ].filter((group) => group.rows.length > 0);
}

function countMissing({ values }: CompareRow): number {
  return values.filter((value) => value === undefined).length;
}

export function onlyDifferences(all: readonly CompareGroup[]): CompareGroup[] {
  return all
    .map((group) => ({ ...group, rows: group.rows.filter((row) => row.status !== "equal") }))
    .filter((group) => group.rows.length > 0);
}

export function countRows(all: readonly CompareGroup[]): number {
  return all.reduce((sum, group) => sum + group.rows.length, 0);
}

function compareRow(first: ComparedValue, products: readonly ComparedProduct[]): CompareRow {
  const values = products.map((product) =>
    product.values.find((value) => value.parameter === first.parameter),
  );
  return {
    parameter: first.parameter,
    label: first.label,
    status: statusOf(values),
    scale: commonScale(values),
    values,
  };
}

function statusOf(values: CompareRow["values"]): CompareRow["status"] {
  if (values.length < 2) return "alone";
  if (values.filter(Boolean).length === 1) return "single";
  return areEqual(values) ? "equal" : "differs";
}

function areEqual(values: CompareRow["values"]): boolean {
  return new Set(values.map((value) => value && inWords(value))).size === 1;
}

/** Returns a scale if the row has two or more values, all are amounts and one is above zero. */
function commonScale(values: CompareRow["values"]): RowScale | undefined {
  const stated = values.filter((value) => value !== undefined);
  const amounts = stated.flatMap((value) => value.high ?? []);
  const greatest = Math.max(...amounts);
  if (amounts.length < 2 || amounts.length < stated.length || greatest <= 0) return undefined;
  const end = roundEnd(greatest);
  const unit = stated[0]?.scaleUnit;
  return {
    end,
    endLabel: formatNumber(end),
    name: `Escala ${withUnit(range("0", formatNumber(end)), unit)}`,
    divisions: axisSteps(end).length - 1,
  };
}
