import { expect, test } from "vitest";
import { supplyPage } from "#app/content/views/supply.ts";
import { fixture } from "../../../tests/support/fixture.ts";

const idsOf = (items: { id: string }[] | undefined) => items?.map(({ id }) => id);

test("laboratory tests are sorted by sortName, or by name if they have no sortName", () => {
  const ids = idsOf(fixture.tests) ?? [];
  expect(ids.slice(0, 3)).toEqual(["amatista", "anatolina", "azul-total"]);
  expect(ids.slice(ids.indexOf("lluvia")).slice(0, 3)).toEqual(["lluvia", "luminancia", "beta-luz"]);
  expect(fixture.test("beta-luz")).toMatchObject({ letter: "L", sortName: "luz, beta" });
  expect(fixture.test("amatista")?.neighbours).toEqual({
    previous: undefined,
    next: { id: "anatolina", name: "Anatolina" },
  });
});

test("a test names analyzers of other product lines first, then the analyzers of its panel", () => {
  const ways = (id: string) =>
    fixture.test(id)?.ways.map(({ method, condition, analyzers, reagents }) => ({
      method: method.id,
      condition,
      analyzers: idsOf(analyzers),
      reagents: reagents.map(({ item }) => item.name),
    }));
  expect(ways("codigo-nuevo")).toEqual([
    {
      method: "columna",
      condition: undefined,
      analyzers: ["columna-alta", "columna-media", "columna-baja"],
      reagents: ["Mezcla tibias A"],
    },
    {
      method: "colores",
      condition: undefined,
      analyzers: ["medidor-uno", "medidor-dos", "medidor-diez"],
      reagents: [],
    },
  ]);
  expect(ways("ion-uno")).toEqual([
    {
      method: "iones",
      condition: "equipo dedicado",
      analyzers: ["balanza"],
      reagents: ["Mezcla calientes A"],
    },
    {
      method: "iones",
      condition: "módulo opcional",
      analyzers: ["medidor-uno", "medidor-dos"],
      reagents: [],
    },
  ]);
});

test("a test that two groups of a panel list has two profiles, but its analyzers only once", () => {
  const { ways, profiles } = fixture.test("doble") ?? {};
  expect(ways).toHaveLength(1);
  expect(profiles?.map(({ name }) => name)).toEqual(["Palabras", "Repetidas"]);
});

test("analyzers are in catalogue order, and their categories are the areas of the test", () => {
  const { analyzers, areas, profiles } = fixture.test("beta-luz") ?? {};
  expect(idsOf(analyzers)).toEqual(["efe-uno", "ge-uno"]);
  expect(idsOf(areas)).toEqual(["dos-series"]);
  expect(profiles).toEqual([expect.objectContaining({ name: "Dos series", path: "/productos/dos-series" })]);
  expect(idsOf(fixture.test("codigo-nuevo")?.areas)).toEqual(["dos-marcas", "abc"]);
});

test("a test that is also sold as a cassette has a rapid version, with minutes and a link", () => {
  const both = fixture.test("rarisima");
  expect(both?.ways).toHaveLength(1);
  expect(both?.rapid).toMatchObject({
    name: "Arena",
    minutes: { from: 10, to: 15 },
    path: "/productos/rapidas/test-list#grupo-ambar",
  });
  expect(fixture.test("viento")).toMatchObject({ ways: [], analyzers: [], areas: [{ id: "rapidas" }] });
});

test("a sample states its container, with the supply item to order, cap colour and link", () => {
  const [first, second] = fixture.test("beta-luz")?.samples ?? [];
  expect(first).toMatchObject({
    label: "Sangre total",
    container: { label: "tapa lila", cap: "lila", item: { item: { name: "Tubo de Tapa Lila" } } },
  });
  expect(first?.container.item?.path).toBe("/productos/utiles/recipientes#tubo-de-tapa-lila");
  expect(second?.container).toMatchObject({ id: "frasco", item: undefined, cap: undefined });
  expect(fixture.test("rarisima")?.samples[0]?.container.onRequest).toBe(true);
});

test("a test has at most four questions: first its own, then those of its method", () => {
  expect(fixture.test("pigmentidos")?.confirm.map(({ question, datum }) => [question, datum?.value])).toEqual(
    [
      ["¿De qué color?", "Consultar"],
      ["¿Pregunta 1 de medición de colores?", "3"],
      ["¿Pregunta 2 de medición de colores?", "Consultar"],
      ["¿Pregunta 3 de medición de colores?", undefined],
    ],
  );
  expect(fixture.test("lluvia")?.confirm[1]?.datum?.value).toMatch(/^Caja de 25\sparaguas$/);
});

test("the directory finds laboratory tests by analyzer, by series and by tube", () => {
  expect(idsOf(fixture.testsOf("balanza"))).toEqual(["ion-dos", "ion-uno"]);
  expect(idsOf(fixture.testsOf("serie-ge"))).toEqual(["beta-luz"]);
  expect(fixture.testsOf("equipo-sin-imagen")).toEqual([]);
  expect(idsOf(fixture.testsWith("Tubo de Tapa Lila"))).toContain("beta-luz");
  expect(fixture.testsWith("Guante de Prueba")).toEqual([]);
});

test("otherNames starts with the full name, without the caution that panels add", () => {
  expect(fixture.test("beta-luz")?.otherNames).toEqual(["Luz beta"]);
  expect(fixture.test("pigmentidos")?.otherNames).toEqual(["Pigmentos totales"]);
});

test("tubes are listed in the order in which they are filled with blood", () => {
  const caps = fixture.containers.flatMap(({ cap }) => cap ?? []);
  expect(caps).toEqual(["celeste", "amarilla", "verde", "lila", "gris"]);
});

test("only a group of tubes states the order in which they are filled with blood", () => {
  const lines = supplyPage(fixture, "recipientes")?.groups.map(({ line }) => line) ?? [];
  expect(lines[0]).toBe(
    "El color de la tapa dice qué llevan. Orden de extracción: celeste, amarilla, verde, lila y gris. " +
      "El frasco se llena antes que los tubos.",
  );
  expect(lines.slice(1).join(" ")).not.toContain("Orden de extracción");
});
