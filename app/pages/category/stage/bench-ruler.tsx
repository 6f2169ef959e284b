import type { CSSProperties } from "react";
import type { CategoryBench } from "#app/content/views/category-bench.ts";
import { Ruler } from "#app/ui/ruler.tsx";
import type { StageStyles } from "./stage-styles.ts";

/** The drawing is 1000 units wide. 10 units of its height are 1 rem. */
const width = 1000;
const rem = 10;
/**
 * A leader line runs down from an instrument, sideways, and down to the ruler. The sideways part of a line of
 * level n is `turn + n * step` rem below the instruments.
 */
const turn = 2.75;
const step = 0.625;
/** Height of the strip below the instruments, in rem. bench.module.css draws a tick there every 10 cm. */
const floor = 2.5;
const labelHeight = 3.25;

type Props = { bench: CategoryBench; styles: StageStyles };

/** Screen readers skip lines and ruler, because the link of each instrument states its figure. */
export function BenchRuler({ bench, styles }: Props) {
  const { axis, unit, instruments, labels, first } = bench;
  const lowest = turn + step * Math.max(...instruments.map(({ leader }) => leader.level));
  const drop = lowest + 1.75 + Math.max(...labels.map(({ stem }) => stem));
  const end = drop * rem;
  const drawing = { viewBox: `0 0 ${width} ${end}`, preserveAspectRatio: "none" };
  return (
    <div className={styles.ruler} aria-hidden="true">
      <div className={styles.drop} style={{ blockSize: `${drop - floor}rem` }}>
        <svg {...drawing} className={styles.leaders} data-bench="wide" aria-hidden="true">
          {instruments.map(({ path, leader: { at, to, level } }, index) => (
            <path
              key={path}
              d={`M${toUnits(at)} 0V${(turn + level * step) * rem}H${toUnits(to)}V${end}`}
              data-active={index === first ? "" : undefined}
            />
          ))}
        </svg>
        {/* On a phone, the active instrument is in the middle, so one line is enough. */}
        <svg {...drawing} className={styles.leaders} data-bench="narrow" aria-hidden="true">
          <path d={labels.map(({ to }) => `M${toUnits(to)} ${end - 1.25 * rem}V${end}`).join("")} />
          <path
            d={`M${width / 2} 0V${turn * rem}H${toUnits(instruments[first]?.to ?? 0)}V${end}`}
            data-active=""
          />
        </svg>
        {labels.map(({ to, side, stem, prefix, number, names, members }) => (
          <p
            key={names}
            className={styles.label}
            data-of={members.join(" ")}
            data-active={members.includes(first) ? "" : undefined}
            style={{
              "--raised": `${stem - labelHeight}rem`,
              ...(side === "start"
                ? { insetInlineEnd: `${toUnits(1 - to) / 10}%`, textAlign: "end" }
                : { insetInlineStart: `${toUnits(to) / 10}%` }),
            }}
          >
            {prefix && <small className="note">{`${prefix} `}</small>}
            <span className={styles.figure}>{number}</span>
            <small className="note" data-bench="narrow">{` ${unit}`}</small>
            <b data-short={fitsPhone(to, side, names, labels) ? "" : undefined}>{names}</b>
          </p>
        ))}
      </div>
      <Ruler major={axis.length - 1} minor={5} labels={axis}>
        <span className={styles.window} data-window="" hidden />
        {instruments.map(
          ({ path, from, to }, index) =>
            from !== undefined && (
              <span
                key={path}
                className={styles.span}
                style={span(from, to)}
                data-of={index}
                data-active={index === first ? "" : undefined}
              />
            ),
        )}
      </Ruler>
    </div>
  );
}

/** True if the name crosses no other tick on a ruler of 20 rem, which is that of a small phone. */
function fitsPhone(to: number, side: string, names: string, labels: CategoryBench["labels"]): boolean {
  const length = (names.length * 0.5 + 0.75) / 20;
  const [from, end] = side === "start" ? [to - length, to] : [to, to + length];
  return (
    from >= 0 && end <= 1 && !labels.some((other) => other.to !== to && other.to > from && other.to < end)
  );
}

function toUnits(share: number): number {
  return Math.round(share * width);
}

function span(from: number, to: number): CSSProperties {
  return { insetInlineStart: `${from * 100}%`, inlineSize: `${(to - from) * 100}%` };
}
