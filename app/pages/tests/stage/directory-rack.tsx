import { type KeyboardEvent, type MouseEvent, memo, type ReactNode, useMemo } from "react";
import { Rack } from "#app/blocks/rack/rack.tsx";
import { RackNeedle } from "#app/blocks/rack/rack-needle.tsx";
import { testPath } from "#app/lib/addresses/test-address.ts";
import { drawRack, type RackSize } from "#app/lib/drawing/rack.ts";
import { foldText } from "#app/lib/text/fold-text.ts";
import type { TestRow, TestsPage } from "#app/pages/tests/content.ts";
import { alphabetical, areaOrder, halvesOf, type RackOrder } from "#app/pages/tests/list/groups.ts";
import { rowDetails, rowInWords, testsInWords, tickOf } from "#app/pages/tests/list/row-words.ts";
import type { Directory } from "#app/pages/tests/use-directory.ts";
import { navigate } from "#app/router/navigation.ts";
import { Link } from "#app/ui/actions/link.tsx";
import styles from "./directory-rack.module.css";

type Props = {
  data: Pick<TestsPage, "rows" | "featured" | "most" | "filters">;
  directory: Directory["drawn"];
  pointed: string | undefined;
  onPoint: (id: string | undefined) => void;
};

const wide = { height: 200, cap: 9 };
const narrow = { height: 88, cap: 6 };

/** Draws all tests and marks one. Pointing, typing and arrow keys move the mark. A click opens the test. */
export const DirectoryRack = memo(function DirectoryRack({ data, directory, pointed, onPoint }: Props) {
  const { rows, featured, most, filters } = data;
  const { shown, narrowed, asked, listed } = directory;
  const order = useMemo(
    () => (listed.byArea ? areaOrder(rows, filters) : alphabetical(rows)),
    [listed.byArea, rows, filters],
  );
  const lit = useMemo(() => (narrowed ? new Set(shown) : undefined), [narrowed, shown]);
  const parts = useMemo(() => {
    const whole = { look: "wide", from: 0, to: rows.length, size: { ...wide, most } };
    const halves = halvesOf(rows, order).map((half) => ({
      ...half,
      look: "narrow",
      size: { ...narrow, most },
    }));
    return [whole, ...halves];
  }, [rows, order, most]);
  // Only a typed text has a best match; filters have none.
  const atRest = asked ? shown[0] : narrowed ? undefined : rows[featured];
  const atNeedle = rows.find(({ id }) => id === pointed) ?? atRest;
  const place = atNeedle ? order.places[rows.indexOf(atNeedle)] : undefined;

  function rowAt(at: number): TestRow | undefined {
    return rows[order.places.indexOf(at)];
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key === "Enter" && atNeedle) navigate(testPath(atNeedle.id));
    if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return;
    const letter = foldText(event.key).toUpperCase();
    const first = rows.find((row) => row.letter === letter);
    if (first) onPoint(first.id);
  }

  return (
    <div className={styles.place}>
      <input
        type="range"
        className={styles.range}
        data-needs-script
        min={0}
        max={rows.length - 1}
        value={place ?? 0}
        aria-label="Pruebas del directorio"
        aria-valuetext={atNeedle ? rowInWords(atNeedle) : testsInWords(shown.length)}
        onChange={(event) => onPoint(rowAt(Number(event.target.value))?.id)}
        onKeyDown={handleKey}
        onBlur={() => onPoint(undefined)}
      />
      {parts.map(({ look, from, to, size }) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: the range above does the same with the keyboard
        // biome-ignore lint/a11y/useKeyWithClickEvents: the range above opens the test with Enter
        <div
          key={`${look} ${from}`}
          className={styles.rack}
          data-look={look}
          onPointerMove={(event) => onPoint(rowAt(from + placeIn(event, to - from))?.id)}
          onPointerLeave={() => onPoint(undefined)}
          onClick={(event) => {
            if (event.target instanceof Element && event.target.closest("a")) return;
            const row = rowAt(from + placeIn(event, to - from));
            // On touch screens, a tap only moves the mark. The name beside the mark opens the test.
            if (row && matchMedia("(hover: hover)").matches) navigate(testPath(row.id));
          }}
        >
          <PartOfRack rows={rows} order={order} lit={lit} from={from} to={to} size={size}>
            {look === "wide" && <Guides most={most} />}
            {atNeedle && place !== undefined && place >= from && place < to && (
              <RackNeedle at={place - from} count={to - from}>
                <Link to={testPath(atNeedle.id)} tabIndex={-1}>
                  {atNeedle.name}
                </Link>
                <span className={styles.details}>{rowDetails(atNeedle).join(" · ")}</span>
              </RackNeedle>
            )}
          </PartOfRack>
        </div>
      ))}
    </div>
  );
});

/** Each guide line shows the number of analyzers for its height. */
function Guides({ most }: { most: number }) {
  return (
    <span className={styles.guides} aria-hidden="true">
      <span>
        <span>{most} analizadores</span>
      </span>
      <span>
        <span>{most / 2}</span>
      </span>
    </span>
  );
}

function placeIn({ currentTarget, clientX }: MouseEvent<HTMLElement>, count: number): number {
  const { left, width } = currentTarget.getBoundingClientRect();
  return Math.min(Math.max(Math.floor(((clientX - left) / width) * count), 0), count - 1);
}

type PartProps = {
  rows: readonly TestRow[];
  order: RackOrder;
  lit?: ReadonlySet<TestRow>;
  from: number;
  to: number;
  size: RackSize;
  children: ReactNode;
};

/** Draws the tests from `from` to `to` (exclusive). A phone shows the drawing in two parts. */
function PartOfRack({ rows, order, lit, from, to, size, children }: PartProps) {
  const draw = useMemo(() => {
    const members = rows.flatMap((row, index) => {
      const place = order.places[index] ?? 0;
      return place >= from && place < to ? [{ row, place: place - from }] : [];
    });
    const ticks = members.map(({ row }) => tickOf(row));
    const places = members.map(({ place }) => place);
    return (lit?: ReadonlySet<TestRow>) => {
      const shown = (index: number) => members[index] !== undefined && lit?.has(members[index].row) === true;
      return drawRack(ticks, size, { places, shown: lit && shown });
    };
  }, [rows, order, from, to, size]);
  const rack = useMemo(() => draw(), [draw]);
  const litRack = useMemo(() => lit && draw(lit), [draw, lit]);
  const marks = order.marks
    .filter(({ at }) => at >= from && at < to)
    .map((mark) => ({ ...mark, at: mark.at - from }));
  return (
    <Rack rack={rack} lit={litRack} marks={marks}>
      {children}
    </Rack>
  );
}
