import { placeItems } from "#app/content/catalogue/supply-items.ts";
import type { Content } from "#app/content/read/content.ts";
import { slug } from "#app/lib/text/slug.ts";
import { byId, fault, unknownName, unknownNames } from "./faults.ts";

type Way = { method?: string; analyzers?: string[]; reagents?: string[] };
type TestsById = ReadonlyMap<string, unknown>;
type Stated = { file: string; field: string; way: Way };

export function checkTests(content: Content): string[] {
  const tests = byId(content.testFiles);
  const methods = byId(content.directory.methods);
  const containers = byId(content.directory.containers);
  const products = byId(content.products);
  return [
    ...unknownTest(tests, content.directory.featured, "directory.yaml", "featured"),
    ...content.directory.containers.flatMap(({ id, falsifies, examples = [] }, index) => {
      const field = `containers[${index}]`;
      return [
        ...unknownTests(tests, falsifies, "directory.yaml", `${field}.falsifies`),
        ...examples.flatMap((example, place) =>
          tests.get(example)?.samples.some(({ container }) => container === id)
            ? []
            : [
                fault(
                  "directory.yaml",
                  `${field}.examples[${place}]`,
                  example,
                  "no es una prueba con este tubo",
                ),
              ],
        ),
      ];
    }),
    ...listedTests(content).flatMap(({ file, field, ids }) => unknownTests(tests, ids, file, field)),
    ...content.testFiles.flatMap(({ id, samples, near, ways = [] }) => {
      const file = `tests/${id}.yaml`;
      return [
        ...samples.flatMap(({ container }, index) =>
          unknownName(containers, container, file, `samples[${index}].container`),
        ),
        ...samples.flatMap(({ container }, index) =>
          containers.get(container)?.falsifies?.includes(id)
            ? [fault(file, `samples[${index}].container`, container, "su aditivo altera esta prueba")]
            : [],
        ),
        ...unknownTests(tests, near, file, "near"),
        ...ways.flatMap(({ analyzers }, index) =>
          unknownNames(products, analyzers, file, `ways[${index}].analyzers`),
        ),
      ];
    }),
    ...statedWays(content).flatMap(({ file, field, way }) =>
      unknownName(methods, way.method, file, `${field}method`),
    ),
  ];
}

export function checkRepeatedTests(content: Content): string[] {
  const owners = new Map<string, string>();
  return content.testFiles.flatMap(({ id, name }) => {
    const owner = owners.get(slug(name));
    owners.set(slug(name), owner ?? id);
    return owner ? [fault(`tests/${id}.yaml`, "name", name, `ya está en content/tests/${owner}.yaml`)] : [];
  });
}

/** A laboratory test needs a panel that lists it, or analyzers of its own. */
export function checkTestWays(content: Content): string[] {
  const listed = new Set(listedTests(content).flatMap(({ ids }) => ids));
  return content.testFiles
    .filter(({ id, ways }) => !ways && !listed.has(id))
    .map(
      ({ id }) =>
        `content/tests/${id}.yaml: ways: falta; ningún panel nombra esta prueba: añádala a un panel o escriba sus equipos`,
    );
}

/** Checks that reagents and containers are supply items. Item names and draw numbers must be unique. */
export function checkTestSupplies(content: Content): string[] {
  const items = placeItems(content.supplies);
  const supplyNames = { has: (name: string) => items.has(slug(name)), keys: () => namesOf(content) };
  return [
    ...repeatedItems(content),
    ...repeatedDraw(content),
    ...content.directory.containers.flatMap(({ supply }, index) =>
      unknownName(supplyNames, supply, "directory.yaml", `containers[${index}].supply`),
    ),
    ...statedWays(content).flatMap(({ file, field, way }) =>
      unknownNames(supplyNames, way.reagents, file, `${field}reagents`),
    ),
  ];
}

function namesOf({ supplies }: Content): string[] {
  return supplies.flatMap(({ groups }) => groups.flatMap(({ products }) => products.map(({ name }) => name)));
}

function repeatedItems({ supplies }: Content): string[] {
  const owners = new Map<string, string>();
  return supplies.flatMap(({ id, groups }) =>
    groups.flatMap(({ products }, group) =>
      products.flatMap(({ name }, index) => {
        const owner = owners.get(slug(name));
        owners.set(slug(name), owner ?? `content/supplies/${id}.yaml`);
        const field = `groups[${group}].products[${index}].name`;
        return owner ? [fault(`supplies/${id}.yaml`, field, name, `ya está en ${owner}`)] : [];
      }),
    ),
  );
}

/** Finds tubes with the same `draw` number, because their order of filling would be unknown. */
function repeatedDraw({ supplies }: Content): string[] {
  const owners = new Map<number, string>();
  return supplies.flatMap(({ id, groups }) =>
    groups.flatMap(({ products }, group) =>
      products.flatMap(({ name, draw }, index) => {
        if (!draw) return [];
        const owner = owners.get(draw);
        owners.set(draw, owner ?? name);
        const field = `groups[${group}].products[${index}].draw`;
        return owner ? [fault(`supplies/${id}.yaml`, field, String(draw), `ya es el lugar de ${owner}`)] : [];
      }),
    ),
  );
}

function unknownTests(tests: TestsById, ids: readonly string[] = [], file: string, field: string): string[] {
  return ids.flatMap((id, index) => unknownTest(tests, id, file, `${field}[${index}]`));
}

/** Unlike `unknownName`, does not list the known ids, because there are too many for one line. */
function unknownTest(tests: TestsById, id: string, file: string, field: string): string[] {
  if (tests.has(id)) return [];
  return [fault(file, field, id, `no existe content/tests/${id}.yaml; cree primero la prueba`)];
}

function listedTests({ panels }: Content): { file: string; field: string; ids: string[] }[] {
  return panels.flatMap((panel) => {
    const file = `panels/${panel.id}.yaml`;
    if (panel.kind === "test-panel") {
      return panel.groups.map(({ tests }, index) => ({ file, field: `groups[${index}].tests`, ids: tests }));
    }
    return panel.groups.flatMap(({ tests }, group) =>
      tests.map((entry, index) => ({
        file,
        field: `groups[${group}].tests[${index}].tests`,
        ids: entry.tests,
      })),
    );
  });
}

function statedWays({ panels, testFiles }: Content): Stated[] {
  return [
    ...panels.flatMap((panel): Stated[] => {
      const file = `panels/${panel.id}.yaml`;
      if (panel.kind === "rapid-panel") return [{ file, field: "", way: { method: panel.method } }];
      return [
        { file, field: "", way: panel },
        ...panel.groups.flatMap(({ method, also = [] }, group): Stated[] => [
          { file, field: `groups[${group}].`, way: { method } },
          ...also.map((way, index) => ({ file, field: `groups[${group}].also[${index}].`, way })),
        ]),
      ];
    }),
    ...testFiles.flatMap(({ id, reagents, ways = [] }): Stated[] => {
      const file = `tests/${id}.yaml`;
      return [
        { file, field: "", way: { reagents } },
        ...ways.map((way, index) => ({ file, field: `ways[${index}].`, way })),
      ];
    }),
  ];
}
