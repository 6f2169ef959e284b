import type { WorkloadArea } from "#app/content/catalogue/workload.ts";
import type { WorkloadAnswers } from "#app/lib/addresses/workload-address.ts";
import { limits, unitOf } from "#app/lib/workload.ts";
import { AreaChoice } from "./area-choice.tsx";
import { Question } from "./question.tsx";
import styles from "./questions.module.css";

type Props = {
  areas: WorkloadArea[];
  area: WorkloadArea;
  answers: WorkloadAnswers;
  loadHint: string;
  onChange: (part: Partial<WorkloadAnswers>) => void;
  onChoose: (area: WorkloadArea) => void;
};

export function Questions({ areas, area, answers, loadHint, onChange, onChoose }: Props) {
  return (
    <div className={styles.questions} data-print="no">
      <AreaChoice areas={areas} chosen={area.id} onChoose={onChoose} />
      <div className={styles.numbers}>
        <Question
          name="load"
          label={`${area.counts === "pruebas" ? "Pruebas" : "Muestras"} al día`}
          hint={loadHint}
          unit={unitOf(answers.load, area.counts)}
          scale={{ end: area.scale, step: Math.max(1, area.scale / 100) }}
          value={answers.load}
          onChange={(load) => onChange({ load })}
        />
        <Question
          name="hours"
          label="Jornada"
          unit="h"
          scale={{ end: limits.hours.max, step: limits.hours.step }}
          value={answers.hours}
          onChange={(hours) => onChange({ hours })}
        />
        <Question
          name="margin"
          label="Margen"
          hint="Opcional"
          unit="%"
          scale={{ end: limits.margin.max, step: 5 }}
          value={answers.margin}
          onChange={(margin) => onChange({ margin })}
        />
        <Question
          name="space"
          label="Ancho disponible"
          hint="Opcional"
          unit="cm"
          scale={{ end: 300, step: 5 }}
          value={answers.space}
          onChange={(space) => onChange({ space })}
        />
      </div>
    </div>
  );
}
