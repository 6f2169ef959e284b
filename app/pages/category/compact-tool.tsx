import { useState } from "react";
import type { CompactArea } from "#app/content/views/category.ts";
import { parseNumber, workloadPath } from "#app/features/workload/address.ts";
import { Announced } from "#app/features/workload/announced.tsx";
import { sortByTime } from "#app/features/workload/sort-by-time.ts";
import { finishingInWords } from "#app/features/workload/words.ts";
import { formatNumber } from "#app/lib/text/format.ts";
import { nearestAllowed, unitOf, type Workload } from "#app/lib/workload.ts";
import { TextLink } from "#app/ui/actions/text-link.tsx";
import styles from "./compact-tool.module.css";
import { WorkloadRule } from "./workload-rule.tsx";

/** Two numbers in a sentence, one rule, and a link to the full tool with the same numbers. */
export default function CompactTool({ area }: { area: CompactArea }) {
  const [{ load, hours }, setAnswers] = useState({ load: area.load, hours: area.hours });
  const workload: Workload = { load, hours, margin: 0 };
  const rows = sortByTime(area.analyzers, workload);
  const sentence = load > 0 ? finishingInWords(rows) : `Escriba cuántas ${area.counts} procesa en un día.`;
  return (
    <>
      <div className={styles.tool} data-print="no">
        <p className={styles.sentence}>
          Procesamos{" "}
          <Answer
            label={`${area.counts} al día`}
            value={load}
            onChange={(value) => setAnswers({ hours, load: nearestAllowed("load", value, 0) })}
          />{" "}
          {unitOf(load, area.counts)} al día en{" "}
          <Answer
            label="horas de trabajo"
            value={hours}
            onChange={(value) => setAnswers({ load, hours: nearestAllowed("hours", value, area.hours) })}
          />{" "}
          {hours === 1 ? "hora" : "horas"}.
        </p>
        <WorkloadRule rows={rows} shift={hours} />
      </div>
      <div className={styles.foot} data-print="no">
        <p>
          <strong>{sentence}</strong> Con el rendimiento nominal del fabricante.
        </p>
        <TextLink to={workloadPath(area.id, workload)}>Abrir la herramienta completa</TextLink>
      </div>
      <Announced text={sentence} />
    </>
  );
}

type AnswerProps = { label: string; value: number; onChange: (value: number) => void };

function Answer({ label, value, onChange }: AnswerProps) {
  const [typed, setTyped] = useState<string>();
  const shown = typed ?? formatNumber(value);
  return (
    <input
      className={styles.answer}
      aria-label={label}
      inputMode="decimal"
      autoComplete="off"
      maxLength={7}
      size={Math.max(2, shown.length)}
      value={shown}
      onFocus={(event) => event.target.select()}
      onChange={(event) => {
        setTyped(event.target.value);
        onChange(parseNumber(event.target.value));
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}
