import type { Site } from "#app/content/catalogue/site.ts";
import type { Container, Method, Test } from "#app/content/catalogue/test-types.ts";
import type { Category } from "#app/content/schema/files.ts";
import { tickOf } from "#app/content/views/rack.ts";
import { testPath } from "#app/lib/addresses/test-address.ts";
import type { CapColour, RackTick } from "#app/lib/drawing/rack.ts";
import { groupBy } from "#app/lib/group-by.ts";
import { joinList, lowerInitial, range } from "#app/lib/text/format.ts";
import { upperInitial } from "#app/lib/text/upper-initial.ts";

export type DirectoryRow = {
  id: string;
  name: string;
  path: string;
  otherName?: string;
  cap?: CapColour;
  /** The tube and the methods of the test, if they differ from those that `head` states for the area. */
  exceptions: string[];
  rapid: boolean;
};

/** `head` is a text about what most tests of the category share: method, analyzers, reagents and tube. */
export type DirectoryArea = {
  id: string;
  label: string;
  head: string;
  count: number;
  groups: { name?: string; rows: DirectoryRow[] }[];
  /** Indexes of the area's tests among all tests. A drawing of all tests highlights them. */
  lit: number[];
};

type Shared = { method?: Method; container?: Container };

export function directoryArea(site: Site, category: Category): DirectoryArea | undefined {
  const tests = site.tests.filter(({ areas }) => areas.includes(category));
  if (tests.length === 0) return undefined;
  const shared = {
    method: mostCommon(tests.flatMap((test) => waysIn(test, category).map(({ method }) => method))),
    container: mostCommon(tests.flatMap(({ samples }) => samples[0]?.container ?? [])),
  };
  return {
    id: category.id,
    label: category.label,
    head: headOf(tests, category, shared),
    count: tests.length,
    groups: groupsOf(site, category, tests).map(({ name, members }) => ({
      name,
      rows: members.map((test) => rowOf(test, category, shared)),
    })),
    lit: tests.map(({ place }) => place),
  };
}

export function directoryTicks(site: Site): RackTick[] {
  return site.tests.map(tickOf);
}

/** The groups of the category's panel come first, then the tests that no group lists. */
function groupsOf(site: Site, category: Category, tests: readonly Test[]) {
  const panels = site.panels.filter((panel) => panel.category === category.id);
  const groups = panels.flatMap((panel) =>
    panel.groups.map((group) => {
      const ids = new Set(group.tests.flatMap((item) => (typeof item === "string" ? [item] : item.tests)));
      return { name: group.name, members: tests.filter(({ id }) => ids.has(id)) };
    }),
  );
  const listed = new Set(groups.flatMap(({ members }) => members));
  const others = tests.filter((test) => !listed.has(test));
  const rest = { name: groups.length > 0 ? "Otras pruebas" : undefined, members: others };
  return [...groups, rest].filter(({ members }) => members.length > 0);
}

function rowOf(test: Test, category: Category, { method, container }: Shared): DirectoryRow {
  const own = test.samples[0]?.container;
  const methods = [...new Set(test.ways.map((way) => way.method))];
  const here = waysIn(test, category).map((way) => way.method);
  const others = methods.filter((each) => each !== method);
  return {
    id: test.id,
    name: test.name,
    path: testPath(test.id),
    otherName: test.otherNames[0],
    cap: own?.cap,
    rapid: test.rapid !== undefined,
    exceptions: [
      ...(own && own !== container ? [tubeInWords(own)] : []),
      ...others.map((each) => {
        const label = each.shortLabel ? lowerInitial(each.shortLabel) : each.label;
        return method && !here.includes(method) && here.includes(each) ? label : `+ ${label}`;
      }),
    ],
  };
}

function tubeInWords({ cap, label, onRequest }: Container): string {
  return onRequest ? "tubo por confirmar" : (cap ?? label);
}

function headOf(tests: readonly Test[], category: Category, { method, container }: Shared): string {
  const ways = tests.flatMap((test) => waysIn(test, category)).filter((way) => way.method === method);
  const names = [...new Set(ways.flatMap(({ analyzers }) => analyzers.map(({ name }) => name)))];
  const reagents = [...new Set(ways.flatMap((way) => way.reagents.map(({ item }) => item.name)))];
  const [rapid] = tests.flatMap((test) => test.rapid ?? []);
  const sample = tests.find(({ samples }) => samples[0]?.container === container)?.samples[0]?.label;
  return [
    method ? `${upperInitial(method.label)}, en ${joinList(names)}, según configuración.` : "",
    !method && rapid
      ? `${upperInitial(rapid.method.label)}, en casete y sin analizador: resultado en ${range(String(rapid.minutes.from), String(rapid.minutes.to))}\u00a0minutos.`
      : "",
    reagents.length > 0 && reagents.length <= maxReagents ? `Reactivos: ${joinList(reagents)}.` : "",
    container && sample ? `${sample}, ${container.label}, salvo que se indique otra.` : "",
  ]
    .filter(Boolean)
    .join(" ");
}

/** If an area has more reagents than this, its head lists none. */
const maxReagents = 3;

function waysIn({ ways }: Test, { id }: Category) {
  return ways.filter(({ analyzers }) => analyzers.some((analyzer) => analyzer.category === id));
}

function mostCommon<Item>(items: readonly Item[]): Item | undefined {
  const [largest] = [...groupBy(items, (item) => item).values()].sort((a, b) => b.length - a.length);
  return largest?.[0];
}
