import { useState } from "react";
import type { CompactArea } from "#app/content/views/category.ts";
import { Announced } from "#app/features/workload/announced.tsx";
import { Answer } from "#app/features/workload/answer.tsx";
import { WorkloadRuler } from "#app/features/workload/workload-ruler.tsx";
import { workloadPath } from "#app/lib/addresses/workload-address.ts";
import { nominalAnswer, sortByTime } from "#app/lib/finishing.ts";
import { nearestAllowed, unitOf, type Workload } from "#app/lib/workload.ts";
import styles from "./compact-tool.module.css";

type Props = {
  area: CompactArea;
  /** Receives an address that opens the full tool with the visitor's numbers. */
  onPath: (path: string) => void;
};

export default function CompactTool({ area, onPath }: Props) {
  const [workload, setWorkload] = useState<Workload>({ load: area.load, hours: area.hours, margin: 0 });
  const { load, hours } = workload;

  function change(part: Partial<Workload>) {
    const next = { ...workload, ...part };
    setWorkload(next);
    onPath(workloadPath(area.id, next));
  }

  const rows = sortByTime(area.analyzers, workload);
  const [sentence, assumption] = nominalAnswer(area, workload, rows);
  return (
    <>
      <div className={styles.tool} data-print="no">
        <p className={styles.sentence}>
          Procesamos{" "}
          <Answer
            label={`${area.counts} al día`}
            value={load}
            onChange={(value) => change({ load: nearestAllowed("load", value, 0) })}
          />{" "}
          {unitOf(load, area.counts)} al día en{" "}
          <Answer
            label="horas de trabajo"
            value={hours}
            onChange={(value) => change({ hours: nearestAllowed("hours", value, area.hours) })}
          />{" "}
          {hours === 1 ? "hora" : "horas"}.
        </p>
        <WorkloadRuler rows={rows} shift={hours} />
      </div>
      <p className={styles.foot} data-print="no">
        <strong>{sentence}</strong> {assumption}
      </p>
      <Announced text={sentence} />
    </>
  );
}
