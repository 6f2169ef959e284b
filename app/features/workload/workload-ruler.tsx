import type { TimedAnalyzer } from "#app/lib/finishing.ts";
import { groupBy } from "#app/lib/group-by.ts";
import { formatNumber, withUnit } from "#app/lib/text/format.ts";
import { axisHours, type Fit, hoursAndMinutes, timeInWords } from "#app/lib/workload.ts";
import { Ruler } from "#app/ui/ruler.tsx";
import { stagger } from "./stagger.ts";
import { fitWords } from "./words.ts";
import styles from "./workload-ruler.module.css";

type Row = TimedAnalyzer<{ name: string; models?: readonly unknown[] }>;
type Props = { rows: readonly Row[]; shift: number };

/** In rem: the minimum widths of the layouts with stems (workload-ruler.module.css). */
const widths = { half: 40, full: 64 };
/** The average width of a letter, in rem. */
const letter = 0.46;
/** More divisions would make the numbers touch. */
const maxDivisions = 10;

const signs: Record<Fit, string> = { ample: "✓", tight: "≈", short: "×" };

/** A stem (on small screens, a bar) shows when each analyzer finishes. The needle is the end of the shift. */
export function WorkloadRuler({ rows, shift }: Props) {
  const hours = axisHours(shift);
  const every = Math.ceil(hours / maxDivisions);
  const divisions = Math.ceil(hours / every);
  const end = divisions * every;
  const marks = marksOf(rows, end);
  const stems = marks.map(({ position, name, fit }) => ({
    position,
    width: (name.length + fitWords[fit].length + 5) * letter,
  }));
  const half = stagger(stems, widths.half, shift / end);
  const full = stagger(stems, widths.full, shift / end);
  const levels = (list: typeof full) => Math.max(0, ...list.map(({ level }) => level)) + 1;
  return (
    <div
      className={styles.ruler}
      style={{ "--half": levels(half), "--full": levels(full), "--shift": shift / end }}
    >
      <ul className={styles.stems}>
        {marks.map(({ name, time, fit, position }, index) => (
          <li
            key={name}
            className={styles.stem}
            data-fit={fit}
            data-half={half[index]?.side}
            data-full={full[index]?.side}
            style={{
              "--at": position,
              "--half-level": half[index]?.level,
              "--full-level": full[index]?.level,
            }}
          >
            <span className={styles.label}>
              <strong>{name}</strong>{" "}
              <span className={styles.time}>
                {time.map(([number, unit]) => (
                  <span key={unit}>
                    {number}
                    <small>{`\u00a0${unit} `}</small>
                  </span>
                ))}
              </span>{" "}
              <span className={styles.fit}>
                <span aria-hidden="true">{signs[fit]} </span>
                {fitWords[fit]}
              </span>
            </span>
          </li>
        ))}
      </ul>
      <p className={styles.shift} aria-hidden="true">
        <span>Fin de la jornada, {withUnit(formatNumber(shift), "h")}</span>
      </p>
      <Ruler
        major={divisions}
        minor={every === 1 ? 4 : every}
        labels={Array.from({ length: divisions + 1 }, (_, index) => withUnit(String(index * every), "h"))}
      />
    </div>
  );
}

/** Returns one mark for all analyzers that finish at the same time, and none for analyzers beyond the end. */
function marksOf(rows: readonly Row[], end: number) {
  const shown = rows.flatMap(({ analyzer, time }) => (time && time.hours <= end ? [{ analyzer, time }] : []));
  return [...groupBy(shown, ({ time }) => timeInWords(time.hours)).values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { hours, fit } = first.time;
    const name = group.map(({ analyzer }) => analyzer.name).join(" · ");
    return [{ position: hours / end, name, fit, time: timeParts(hours) }];
  });
}

/** «2 h» and «10 min». The shortest time is one minute. */
function timeParts(time: number): [number, string][] {
  const { hours, minutes } = hoursAndMinutes(Math.max(time, 1 / 60));
  const parts: [number, string][] = [
    [hours, "h"],
    [minutes, "min"],
  ];
  return parts.filter(([number]) => number > 0);
}
