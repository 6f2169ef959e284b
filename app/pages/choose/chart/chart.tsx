import { useState } from "react";
import type { Analyzer, WorkloadArea } from "#app/content/catalogue/workload.ts";
import type { TimedAnalyzer } from "#app/lib/finishing.ts";
import { formatNumber, withUnit } from "#app/lib/text/format.ts";
import { inSentence } from "#app/lib/text/in-sentence.ts";
import { hoursAxis, type Workload } from "#app/lib/workload.ts";
import { AnalyzerRow, ModelRow } from "./analyzer-row.tsx";
import styles from "./chart.module.css";

type Props = {
  area: WorkloadArea;
  workload: Workload;
  /** Available width in centimetres, or 0 if unknown. */
  space: number;
  rows: TimedAnalyzer<Analyzer>[];
};

/** Small screens show only every second number of a longer axis. */
const maxNarrowDivisions = 6;
const day = 24;

export function Chart({ area, workload, space, rows }: Props) {
  const [opened, setOpened] = useState<string>();
  const { hours: shift } = workload;
  const { end, step } = hoursAxis(shift, Math.max(0, ...rows.map(({ time }) => time?.hours ?? 0)));
  const hasLoad = workload.load > 0;
  const divisions = end / step;
  const longDay = end > day && hasLoad;
  return (
    <table
      className={styles.chart}
      style={{ "--divisions": divisions, "--shift": shift / end, "--day": longDay ? day / end : undefined }}
      data-load={hasLoad || undefined}
      data-long={longDay || undefined}
    >
      <caption className="visually-hidden">
        Tiempo que cada equipo de {inSentence(area.label)} necesita para el trabajo del día, con el
        rendimiento nominal
      </caption>
      <colgroup>
        <col className={styles.names} />
        <col className={styles.times} />
        <col className={styles.signs} />
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
              {Array.from({ length: divisions + 1 }, (_, index) => index * step).map((hour) => (
                <span
                  key={hour}
                  style={{ "--at": hour / end }}
                  data-odd={(divisions > maxNarrowDivisions && hour % (2 * step) !== 0) || undefined}
                  data-hidden={(hasLoad && isNear(hour, shift, end)) || undefined}
                >
                  {withUnit(formatNumber(hour), "h")}
                </span>
              ))}
              {longDay && !isNear(day, shift, end) && <i className={styles.day}>un día</i>}
              {hasLoad && (
                <b className={styles.shift} data-late={shift * 2 > end || undefined}>
                  Fin de la jornada, {withUnit(formatNumber(shift), "h")}
                </b>
              )}
            </div>
          </th>
          <th scope="col">
            <span className="visually-hidden">Resultado</span>
          </th>
          <td />
        </tr>
      </thead>
      <tbody>
        {rows.flatMap(({ analyzer, time, width }) => {
          const open = analyzer.id === opened;
          return [
            <AnalyzerRow
              key={analyzer.id}
              analyzer={analyzer}
              time={time}
              width={width}
              axisEnd={end}
              shift={shift}
              hasLoad={hasLoad}
              space={space}
              open={open}
              onToggle={() => setOpened(open ? undefined : analyzer.id)}
            />,
            ...((open && analyzer.models) || []).map((model) => <ModelRow key={model.id} model={model} />),
          ];
        })}
      </tbody>
    </table>
  );
}

function isNear(hour: number, shift: number, end: number): boolean {
  return Math.abs(hour - shift) < end / 25;
}
