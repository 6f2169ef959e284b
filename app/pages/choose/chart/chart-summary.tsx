import type { Analyzer, WorkloadArea } from "#app/content/catalogue/workload.ts";
import { Announced } from "#app/features/workload/announced.tsx";
import { dayInWords, demandInWords, sumInWords } from "#app/features/workload/words.ts";
import type { WorkloadAnswers } from "#app/lib/addresses/workload-address.ts";
import { finishingInWords, type TimedAnalyzer } from "#app/lib/finishing.ts";
import styles from "./chart-summary.module.css";

type Props = { area: WorkloadArea; workload: WorkloadAnswers; rows: TimedAnalyzer<Analyzer>[] };

export function ChartSummary({ area, workload, rows }: Props) {
  const hasLoad = workload.load > 0;
  const demand = demandInWords(area, workload);
  const finishing = finishingInWords(rows, workload.space);
  const nothing = `Escriba cuántas ${area.counts} procesa en un día.`;
  return (
    <div className={styles.summary}>
      {hasLoad && <p className={styles.day}>{dayInWords(area, workload)}</p>}
      <h2 className={styles.sentence} data-space={workload.space > 0 || undefined}>
        {hasLoad ? (
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
      {hasLoad && (
        <p className={styles.sum}>
          {sumInWords(area, workload).map((line) => (
            <span key={line}>{line}</span>
          ))}
        </p>
      )}
      <Announced text={hasLoad ? `Su laboratorio necesita ${demand}. ${finishing}` : nothing} />
    </div>
  );
}
