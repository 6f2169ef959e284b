import { specificationOf } from "#app/content/catalogue/equipment.ts";
import type { Site } from "#app/content/catalogue/site.ts";
import { quantity } from "#app/content/catalogue/specifications.ts";
import type { Test, TestWay } from "#app/content/catalogue/test-types.ts";
import { inWords, joinList, withUnit } from "#app/lib/text/format.ts";
import type { Lane } from "./test-lanes.ts";

/** Values missing in the catalogue are undefined. */
type Differences = { columns: string[]; rows: { label: string; values: (string | undefined)[] }[] };

/** Compares the ways to measure a test and its rapid test. Returns undefined if only one of them exists. */
export function differencesOf(site: Site, test: Test, lanes: readonly Lane[]): Differences | undefined {
  const { rapid } = test;
  if (lanes.length + (rapid ? 1 : 0) < 2) return undefined;
  const minutes = rapid && `${rapid.minutes.from} a ${rapid.minutes.to} minutos`;
  const [sample] = test.samples;
  const rows: [label: string, ofLane: (lane: Lane) => string | undefined, ofRapid: string | undefined][] = [
    ["Equipos", namesOf, "No requiere analizador"],
    ["Cifra publicada", (lane) => methodFigures(site, wayOf(test, lane)) ?? figuresOf(lane), minutes],
    ["Muestra", () => sample && `${sample.label}, ${sample.container.label}`, rapid?.sample],
    ["Reactivo", (lane) => reagentsOf(test, lane), rapid?.presentation],
    ["También hace", (lane) => othersOf(site, test, lane), "Cada casete, una prueba"],
  ];
  return {
    columns: [...lanes.map((lane) => columnOf(test, lane, lanes)), ...(rapid ? ["Prueba rápida"] : [])],
    rows: rows
      .map(([label, ofLane, ofRapid]) => ({
        label,
        values: [...lanes.map(ofLane), ...(rapid ? [ofRapid] : [])],
      }))
      // Leaves out rows in which all columns agree.
      .filter(({ values }) => new Set(values).size > 1),
  };
}

function namesOf({ machines }: Lane): string {
  return joinList(machines.map(({ name, shortName }) => shortName ?? name));
}

/** Returns the figures that analyzers publish for the method itself: «200 pruebas/h» for an ISE module. */
function methodFigures(site: Site, way: TestWay | undefined): string | undefined {
  const id = way?.method.parameter;
  const parameter = id ? site.parameters[id] : undefined;
  const figures = way?.analyzers.flatMap((analyzer) => {
    const specification = specificationOf(analyzer, id);
    return specification && parameter ? [inWords(quantity(specification, parameter))] : [];
  });
  return figures?.length ? joinList([...new Set(figures)]) : undefined;
}

/** Returns the general figures of a lane's analyzers: «96 y 130 s», «hasta 180 y 200 pruebas/h». */
function figuresOf({ machines, marks }: Lane): string | undefined {
  const unit = machines.find((machine) => machine.unit)?.unit;
  if (marks.length === 0 || !unit) return undefined;
  const figures = marks.map(({ prefix, number }) => [prefix, number].filter(Boolean).join(" "));
  return withUnit(joinList(figures), unit);
}

/** Includes the condition if another lane has the same method: «ISE, módulo opcional». */
function columnOf(test: Test, lane: Lane, lanes: readonly Lane[]): string {
  const isOnly = lanes.filter(({ method }) => method === lane.method).length === 1;
  return [lane.method, isOnly ? undefined : wayOf(test, lane)?.condition].filter(Boolean).join(", ");
}

/** Returns the way that a lane shows. Two ways may share a method, so the category decides. */
function wayOf({ ways }: Test, { id, category }: Lane) {
  return ways.find(
    (way) =>
      id === `${way.method.id}-${category}` && way.analyzers.some((each) => each.category === category),
  );
}

function reagentsOf(test: Test, lane: Lane): string | undefined {
  const reagents = wayOf(test, lane)?.reagents ?? [];
  return reagents.length > 0 ? joinList(reagents.map(({ item }) => item.name)) : undefined;
}

function othersOf(site: Site, test: Test, lane: Lane): string {
  const analyzers = wayOf(test, lane)?.analyzers.filter(({ category }) => category === lane.category) ?? [];
  const others = new Set(analyzers.flatMap(({ id }) => site.testsOf(id)));
  others.delete(test);
  if (others.size === 0) return "Solo esta prueba";
  return others.size === 1 ? "Otra prueba del directorio" : `Otras ${others.size} pruebas del directorio`;
}
