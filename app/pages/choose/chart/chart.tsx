import type { WorkloadArea } from "#app/content/catalogue/workload.ts";
import type { TimedAnalyzer } from "#app/features/workload/words.ts";
import { formatNumber, withUnit } from "#app/lib/text/format.ts";
import { inSentence } from "#app/lib/text/in-sentence.ts";
import { axisHours, type Workload } from "#app/lib/workload.ts";
import { AnalyzerRow, ModelRow } from "./analyzer-row.tsx";
import styles from "./chart.module.css";

type Props = {
  area: WorkloadArea;
  workload: Workload;
  /** Available width in centimetres, if the visitor entered it. */
  space: number;
  rows: TimedAnalyzer[];
};

/** Above these lengths the axis omits every second number: on phones, and everywhere. */
const phoneAxis = 6;
const roomyAxis = 16;

/** Returns whether an hour's number would touch the needle. */
function isNear(hour: number, shift: number, end: number): boolean {
  return Math.abs(hour - shift) < end / 40;
}

/** Every analyzer of an area on one rule of hours. Screen readers get a table of times. */
export function Chart({ area, workload, space, rows }: Props) {
  const { hours: shift } = workload;
  const end = axisHours(shift);
  const asked = workload.load > 0;
  const every = end > roomyAxis ? 2 : 1;
  return (
    <table
      className={styles.chart}
      style={{ "--hours": end, "--shift": shift / end }}
      data-asked={asked || undefined}
    >
      <caption className="visually-hidden">
        Tiempo que cada equipo de {inSentence(area.label)} necesita para el trabajo del día, con el
        rendimiento nominal
      </caption>
      <colgroup>
        <col className={styles.names} />
        <col className={styles.times} />
        <col />
      </colgroup>
      <thead>
        <tr>
          <th scope="col" className={styles.order}>
            <span className="visually-hidden">Equipo. </span>Del más rápido al más lento
          </th>
          <th scope="col" className={styles.axisCell}>
            <span className="visually-hidden">Tiempo necesario</span>
            <div className={styles.axis} aria-hidden="true">
              {Array.from({ length: end + 1 }, (_, hour) => hour)
                .filter((hour) => hour % every === 0 || hour === end)
                .map((hour) => (
                  <span
                    key={hour}
                    style={{ "--at": hour / end }}
                    data-odd={(end > phoneAxis && hour % 2 === 1 && hour < end) || undefined}
                    data-hidden={(asked && isNear(hour, shift, end)) || undefined}
                  >
                    {withUnit(String(hour), "h")}
                  </span>
                ))}
              {asked && (
                <b className={styles.shift}>Fin de la jornada · {withUnit(formatNumber(shift), "h")}</b>
              )}
            </div>
          </th>
          <th scope="col">
            <span className="visually-hidden">Resultado</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.flatMap(({ analyzer, time, width }) => [
          <AnalyzerRow
            key={analyzer.id}
            analyzer={analyzer}
            time={time}
            width={width}
            axis={end}
            shift={shift}
            asked={asked}
            space={space}
          />,
          ...(analyzer.models ?? []).map((model) => <ModelRow key={model.id} model={model} />),
        ])}
      </tbody>
    </table>
  );
}
