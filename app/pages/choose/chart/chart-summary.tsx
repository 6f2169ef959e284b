import type { WorkloadArea } from "#app/content/catalogue/workload.ts";
import type { Answers } from "#app/features/workload/address.ts";
import { Announced } from "#app/features/workload/announced.tsx";
import {
  dayInWords,
  demandInWords,
  finishingInWords,
  sumInWords,
  type TimedAnalyzer,
} from "#app/features/workload/words.ts";
import styles from "./chart-summary.module.css";

type Props = { area: WorkloadArea; workload: Answers; rows: TimedAnalyzer[] };

/** States the throughput that the laboratory needs and how many analyzers reach it. */
export function ChartSummary({ area, workload, rows }: Props) {
  const asked = workload.load > 0;
  const demand = demandInWords(area, workload);
  const finishing = finishingInWords(rows, workload.space);
  const nothing = `Escriba cuántas ${area.counts} procesa en un día.`;
  return (
    <div className={styles.summary}>
      {asked && <p className={styles.day}>{dayInWords(area, workload)}</p>}
      <h2 className={styles.sentence} data-space={workload.space > 0 || undefined}>
        {asked ? (
          <>
            <span>
              Su laboratorio necesita <em>{demand}</em>.
            </span>{" "}
            {finishing}
          </>
        ) : (
          nothing
        )}
      </h2>
      {asked && (
        <p className={styles.sum}>
          {sumInWords(area, workload).map((line) => (
            <span key={line}>{line}</span>
          ))}
        </p>
      )}
      <Announced text={asked ? `Su laboratorio necesita ${demand}. ${finishing}` : nothing} />
    </div>
  );
}
