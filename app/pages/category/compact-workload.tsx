import { useState } from "react";
import type { CompactArea } from "#app/content/views/category.ts";
import { workloadPath, writtenNumber } from "#app/features/workload/address.ts";
import { Announced } from "#app/features/workload/announced.tsx";
import { layOut } from "#app/features/workload/lay-out.ts";
import { finishingInWords } from "#app/features/workload/words.ts";
import { formatNumber } from "#app/lib/format.ts";
import { nearestAllowed, type Workload } from "#app/lib/workload.ts";
import { TextLink } from "#app/ui/actions/text-link.tsx";
import { Section } from "#app/ui/section.tsx";
import styles from "./compact-workload.module.css";
import { WorkloadRule } from "./workload-rule.tsx";

/** The workload tool in one sentence: two numbers, one rule, and the way to the whole of it. */
export function CompactWorkload({ area }: { area: CompactArea }) {
  const [{ load, hours }, setAnswers] = useState({ load: area.load, hours: area.hours });
  const workload: Workload = { load, hours, margin: 0 };
  const rows = layOut(area.analyzers, workload);
  const sentence = load > 0 ? finishingInWords(rows) : `Escriba cuántas ${area.counts} procesa en un día.`;
  return (
    <Section labelledBy="alcanza">
      <div className={styles.tool}>
        <div>
          <h2 id="alcanza">¿Cuál le alcanza?</h2>
          <p className={styles.sentence} data-needs-script>
            Procesamos{" "}
            <Answer
              label={`${area.counts} al día`}
              value={load}
              onChange={(value) => setAnswers({ hours, load: nearestAllowed("load", value, 0) })}
            />{" "}
            {area.counts} al día en{" "}
            <Answer
              label="horas de trabajo"
              value={hours}
              onChange={(value) => setAnswers({ load, hours: nearestAllowed("hours", value, area.hours) })}
            />{" "}
            horas.
          </p>
        </div>
        <div className={styles.rule} data-needs-script>
          <WorkloadRule rows={rows} shift={hours} />
        </div>
      </div>
      <div className={styles.foot}>
        <p data-needs-script>
          <strong>{sentence}</strong> Con el rendimiento nominal del fabricante.
        </p>
        <TextLink to={workloadPath(area.id, workload)}>Abrir la herramienta completa</TextLink>
      </div>
      <Announced text={sentence} />
    </Section>
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
      inputMode="numeric"
      autoComplete="off"
      maxLength={7}
      size={Math.max(2, shown.length)}
      value={shown}
      onFocus={(event) => event.target.select()}
      onChange={(event) => {
        setTyped(event.target.value);
        onChange(writtenNumber(event.target.value));
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}
