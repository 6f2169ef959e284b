import { type CSSProperties, type ReactNode, useState } from "react";
import type { CategoryView } from "#app/content/views/category.ts";
import type { InstrumentLine as Line, LineInstrument } from "#app/content/views/instrument-line.ts";
import { matches, readSelection } from "#app/features/filters/selection.ts";
import type { Pointer } from "#app/lib/drawing/spread.ts";
import { useQuery } from "#app/router/use-query.ts";
import { Link } from "#app/ui/actions/link.tsx";
import { Ruler } from "#app/ui/ruler.tsx";
import { BenchInstrument } from "./bench-instrument.tsx";
import styles from "./instrument-line.module.css";

type Props = {
  line: Line;
  view: CategoryView;
  /** Shown on the stage above the bench. */
  children: ReactNode;
};

/** Coordinates of the drawing: its width, and where a leader line turns, its step per level, and its lower end. */
const width = 1000;
const turn = { at: 62, step: 9, end: 100 };

/**
 * The instruments of a category on a bench, each with a leader line to its true position on the ruler. Pointing at an
 * instrument makes its leader line red, like a needle. Filters dim the excluded instruments and mark the part of the
 * ruler that the others cover.
 */
export function InstrumentLine({ line, view, children }: Props) {
  const { axis, caption, instruments } = line;
  const [query] = useQuery();
  const selection = readSelection(query, view.filters);
  const matching = instruments.filter(({ facets }) => matches(facets, selection));
  const [pointed, setPointed] = useState<string>();
  const atRest = view.cards.find(({ id }) => matching.some((instrument) => instrument.id === id))?.id;
  const active = matching.some(({ id }) => id === pointed) ? pointed : atRest;
  // The active leader is drawn last, over the others.
  const activeLast = [...instruments].sort((a, b) => Number(a.id === active) - Number(b.id === active));
  const pointAtMiddle = (strip: Element) => {
    const scrolled = strip.scrollLeft / (strip.scrollWidth - strip.clientWidth);
    // The focused link stays active while the browser scrolls to it.
    if (!strip.matches(":focus-within"))
      setPointed(instruments[Math.round(scrolled * (instruments.length - 1))]?.id);
  };
  const window = selection.size > 0 ? windowOf(matching) : undefined;
  return (
    <div className={styles.line} style={{ "--count": instruments.length, "--room": roomOf(instruments) }}>
      <div className={styles.stage}>
        <div className="column">{children}</div>
      </div>
      <div className={styles.strip} onScroll={({ currentTarget }) => pointAtMiddle(currentTarget)}>
        <div className="column">
          <ul className={styles.bench}>
            {instruments.map((instrument, index) => (
              <li
                key={instrument.id}
                style={{ "--wide": instrument.wide.at, "--narrow": instrument.narrow.at }}
                data-active={instrument.id === active || undefined}
                data-excluded={!matching.includes(instrument) || undefined}
              >
                <Link
                  to={instrument.path}
                  onPointerEnter={() => setPointed(instrument.id)}
                  onFocus={() => setPointed(instrument.id)}
                >
                  <BenchInstrument instrument={instrument} priority={index === 0} />
                </Link>
              </li>
            ))}
          </ul>
          <div aria-hidden="true">
            {(["wide", "narrow"] as const).map((bench) => (
              <svg
                key={bench}
                viewBox={`0 0 ${width} ${turn.end}`}
                preserveAspectRatio="none"
                aria-hidden="true"
                className={styles.leaders}
                data-bench={bench}
              >
                {activeLast.map((instrument) => (
                  <path
                    key={instrument.id}
                    d={leader(instrument[bench])}
                    data-active={instrument.id === active || undefined}
                    data-excluded={!matching.includes(instrument) || undefined}
                  />
                ))}
              </svg>
            ))}
            <div>
              <Ruler major={axis.length - 1} minor={5} labels={axis}>
                {window && (
                  <span className={styles.window} data-window style={span(window.from, window.to)} />
                )}
                {instruments.map(
                  ({ id, from, to }) =>
                    from !== undefined && (
                      <span
                        key={id}
                        className={styles.span}
                        style={span(from, to)}
                        data-active={id === active || undefined}
                      />
                    ),
                )}
              </Ruler>
            </div>
          </div>
        </div>
      </div>
      <div className="column">
        <p className={styles.caption}>{caption} Imágenes referenciales.</p>
      </div>
    </div>
  );
}

/** Returns the maximum width of an instrument as a share of the bench, so that no instrument extends beyond it. */
function roomOf(instruments: readonly LineInstrument[]): number {
  return 2 * Math.min(...instruments.map(({ wide }) => Math.min(wide.at, 1 - wide.at)));
}

function leader({ at, to, level }: Pointer): string {
  return `M${at * width} 0V${turn.at + level * turn.step}H${to * width}V${turn.end}`;
}

/** Returns the part of the ruler that the matching instruments cover. */
function windowOf(matching: readonly LineInstrument[]): { from: number; to: number } | undefined {
  if (matching.length === 0) return undefined;
  const margin = 0.01;
  return {
    from: Math.max(0, Math.min(...matching.map(({ from, to }) => from ?? to)) - margin),
    to: Math.min(1, Math.max(...matching.map(({ to }) => to)) + margin),
  };
}

function span(from: number, to: number): CSSProperties {
  return { insetInlineStart: `${from * 100}%`, inlineSize: `${(to - from) * 100}%` };
}
