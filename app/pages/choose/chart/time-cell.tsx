import type { Analyzer } from "#app/content/catalogue/workload.ts";
import type { WorkTime } from "#app/lib/workload.ts";
import { NeededTime, UnknownTime } from "./needed-time.tsx";
import styles from "./time-cell.module.css";

type Props = { analyzer: Analyzer; time?: WorkTime; axisEnd: number; shift: number };

export function TimeCell({ analyzer: { name, nominal, modules }, time, axisEnd, shift }: Props) {
  return (
    <td className={styles.time}>
      {time && <NeededTime time={time} axisEnd={axisEnd} shift={shift} modules={modules} />}
      {!nominal && <UnknownTime name={name} />}
    </td>
  );
}
