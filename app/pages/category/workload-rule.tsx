import type { CompactArea } from "#app/content/views/category.ts";
import { fitWords, type TimedAnalyzer } from "#app/features/workload/words.ts";
import { groupBy } from "#app/lib/group-by.ts";
import { withUnit } from "#app/lib/text/format.ts";
import { axisHours, timeInWords } from "#app/lib/workload.ts";
import { Ruler } from "#app/ui/ruler.tsx";
import { stagger } from "./stagger.ts";
import styles from "./workload-rule.module.css";

type Row = TimedAnalyzer<CompactArea["analyzers"][number]>;
type Props = { rows: readonly Row[]; shift: number };

/** Widths of the two drawings, and of a letter, in rem. */
const widths = { narrow: 20, wide: 44 };
const letter = 0.43;
/** Maximum count of numbers on the axis, so that they do not touch. */
const mostNumbers = 10;

/** Shows when each analyzer finishes on a rule of hours. The needle marks the end of the shift. */
export function WorkloadRule({ rows, shift }: Props) {
  const hours = axisHours(shift);
  const every = Math.ceil(hours / mostNumbers);
  const divisions = Math.ceil(hours / every);
  const end = divisions * every;
  const marks = marksOf(rows, end);
  const stems = marks.map(({ position, name, detail }) => ({
    position,
    width: Math.max(name.length * 1.2, detail.length) * letter,
  }));
  const narrow = stagger(stems, widths.narrow, shift / end);
  const wide = stagger(stems, widths.wide, shift / end);
  const levels = (list: typeof wide) => Math.max(0, ...list.map(({ level }) => level)) + 1;
  return (
    <div
      className={styles.rule}
      style={{ "--narrow": levels(narrow), "--wide": levels(wide), "--shift": shift / end }}
    >
      <ul className={styles.stems}>
        {marks.map(({ name, detail, position }, index) => (
          <li
            key={detail}
            className={styles.stem}
            data-narrow={narrow[index]?.side}
            data-wide={wide[index]?.side}
            style={{
              "--at": position,
              "--narrow-level": narrow[index]?.level,
              "--wide-level": wide[index]?.level,
            }}
          >
            <span className={styles.label}>
              <strong>{name}</strong> <span>{detail}</span>
            </span>
          </li>
        ))}
      </ul>
      <p className={styles.shift} aria-hidden="true">
        <span>Fin de la jornada</span>
      </p>
      <Ruler
        major={divisions}
        minor={every === 1 ? 4 : every}
        labels={Array.from({ length: divisions + 1 }, (_, index) => withUnit(String(index * every), "h"))}
      />
    </div>
  );
}

/** Groups analyzers that finish at the same time under one stem. Leaves out those beyond the rule. */
function marksOf(rows: readonly Row[], end: number) {
  const shown = rows.flatMap(({ analyzer, time }) => (time && time.hours <= end ? [{ analyzer, time }] : []));
  return [...groupBy(shown, ({ time }) => timeInWords(time.hours))].flatMap(([formatted, group]) => {
    const [first] = group;
    if (!first) return [];
    const name = group.map(({ analyzer }) => analyzer.name).join(" · ");
    return [{ position: first.time.hours / end, name, detail: `${formatted} · ${fitWords[first.time.fit]}` }];
  });
}
