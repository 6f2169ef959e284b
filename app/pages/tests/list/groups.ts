import { letterId } from "#app/lib/addresses/test-address.ts";
import { labelStarts, type RackMark, rackMarks } from "#app/lib/drawing/rack.ts";
import type { ReportedRow, TestRow, TestsFilters } from "#app/pages/tests/content.ts";
import type { Choice } from "#app/pages/tests/filters/choice.ts";

export type ListRow = TestRow | ReportedRow;

/** A part of the list, under a letter or an area. A short list is one part without a label. */
export type ListGroup = { id: string; label?: string; note?: string; rows: ListRow[] };

/** Longer lists are divided by letter. */
const longestFlat = 20;

export function isTest(row: ListRow): row is TestRow {
  return "id" in row;
}

/** Includes the parameters that are reported with tests. */
export function wholeList(rows: readonly TestRow[], reported: readonly ReportedRow[]): ListGroup[] {
  const before = groupBy(reported, (row) => row.before);
  const listed = rows.flatMap((row, index): ListRow[] => [...(before.get(index) ?? []), row]);
  return byLetter([...listed, ...(before.get(rows.length) ?? [])]);
}

/** If the visitor has typed a text (`asked`), the rows keep their order of relevance. */
export function narrowedList(rows: readonly TestRow[], asked: boolean): ListGroup[] {
  return asked || rows.length <= longestFlat ? [{ id: "pruebas", rows: [...rows] }] : byLetter(rows);
}

/** A copy, because importing lib/group-by.ts would add a file to the download. */
function groupBy<Row, Key>(rows: readonly Row[], key: (row: Row) => Key): Map<Key, Row[]> {
  const groups = new Map<Key, Row[]>();
  for (const row of rows) {
    const members = groups.get(key(row));
    if (members) members.push(row);
    else groups.set(key(row), [row]);
  }
  return groups;
}

function byLetter(rows: readonly ListRow[]): ListGroup[] {
  const letters = groupBy(rows, ({ letter }) => letter);
  return [...letters].map(([letter, members]) => ({ id: letterId(letter), label: letter, rows: members }));
}

export function firstRows(groups: readonly ListGroup[], count: number): ListGroup[] {
  let left = count;
  return groups.flatMap((group) => {
    if (left <= 0) return [];
    const rows = group.rows.slice(0, left);
    left -= rows.length;
    return [{ ...group, rows }];
  });
}

export function byArea(
  rows: readonly TestRow[],
  filters: TestsFilters,
  choice: Pick<Choice, "area">,
): ListGroup[] {
  return filters.area.flatMap(({ id, label }) => {
    const members = rows.filter((row) => mainArea(row, choice) === id);
    const profiles = [...groupBy(members, (row) => row.profiles[0] ?? "")];
    return profiles.map(([profile, tests]) => ({
      id: `${id}-${profile}`,
      label,
      note: profile === label ? String(tests.length) : `${profile}, ${tests.length}`,
      rows: tests,
    }));
  });
}

/** The first chosen area of the test, or else its first area. */
function mainArea({ areas }: TestRow, { area: chosen }: Pick<Choice, "area">): string | undefined {
  return areas.find((area) => chosen.includes(area)) ?? areas[0];
}

/** `places` has each test's position in the drawing of all tests. `marks` are the labels below it. */
export type RackOrder = { places: number[]; marks: RackMark[] };

export function alphabetical(rows: readonly TestRow[]): RackOrder {
  return { places: rows.map((_, index) => index), marks: rackMarks(rows.map(({ letter }) => letter)) };
}

/** Splits the drawing between two letters or areas, near the middle. */
export function halvesOf(rows: readonly TestRow[], { marks }: RackOrder): { from: number; to: number }[] {
  const middle = rows.length / 2;
  const [cut] = marks
    .map(({ at }) => at)
    .filter((at) => at > 0)
    .sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  if (cut === undefined) return [{ from: 0, to: rows.length }];
  return [
    { from: 0, to: cut },
    { from: cut, to: rows.length },
  ];
}

/** Areas at the end of the drawing that are narrower than this part of its width get one common label. */
const narrowest = 0.09;

export function areaOrder(rows: readonly TestRow[], filters: TestsFilters): RackOrder {
  const groups = byArea(rows, filters, { area: [] });
  const order = new Map(groups.flatMap((group) => group.rows).map((row, place) => [row, place]));
  const labels = groups.flatMap(({ label = "", rows: members }) => members.map(() => label));
  const all = labelStarts(labels);
  const widths = all.map(({ at }, index) => (all[index + 1]?.at ?? rows.length) - at);
  const wide = widths.map((width) => width / rows.length >= narrowest).lastIndexOf(true) + 1;
  const rest = all.slice(wide);
  const [first] = rest;
  const others = first && { label: `Otras ${rest.length}`, at: first.at };
  return {
    places: rows.map((row) => order.get(row) ?? 0),
    marks: rest.length > 1 && others ? [...all.slice(0, wide), others] : all,
  };
}
