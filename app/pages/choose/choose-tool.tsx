import { memo, useDeferredValue } from "react";
import type { WorkloadArea } from "#app/content/catalogue/workload.ts";
import type { PageData } from "#app/content/page-data.ts";
import type { Answers } from "#app/features/workload/address.ts";
import { sortByTime } from "#app/features/workload/sort-by-time.ts";
import { useWorkload } from "#app/features/workload/use-workload.ts";
import { limits, unitOf } from "#app/lib/workload.ts";
import { Section } from "#app/ui/section.tsx";
import { AreaChoice } from "./area-choice.tsx";
import { Chart } from "./chart/chart.tsx";
import { ChartSummary } from "./chart/chart-summary.tsx";
import { Legend } from "./chart/legend.tsx";
import styles from "./choose-tool.module.css";
import { Question } from "./question.tsx";
import { Recommendation } from "./recommendation.tsx";
import { SpaceQuestion } from "./space-question.tsx";

type Props = Pick<PageData<"choose">, "page" | "areas">;

/**
 * Three questions, and below them every analyzer of the area on one rule of hours. The slider moves at once; the rule
 * follows when it has rendered.
 */
export function ChooseTool({ page, areas }: Props) {
  const { workload, change, choose } = useWorkload(areas, page.margin);
  const shown = useDeferredValue(workload);
  if (!workload || !shown) return null;
  const { area, answers } = workload;
  return (
    <>
      <div data-needs-script>
        <Section tone="mist" space="none">
          <div className={styles.questions}>
            <AreaChoice areas={areas} chosen={area.id} onChoose={choose} />
            <div className={styles.numbers}>
              <Question
                name="load"
                label={`${area.counts === "pruebas" ? "Pruebas" : "Muestras"} al día`}
                hint={page.loadHint}
                unit={unitOf(answers.load, area.counts)}
                scale={{ end: area.scale, step: loadStep(area.scale), ticks: 5 }}
                value={answers.load}
                onChange={(load) => change({ load })}
              />
              <Question
                name="hours"
                label="Horas de trabajo al día"
                unit="h"
                scale={{ end: limits.hours.most, step: limits.hours.step, ticks: 4 }}
                value={answers.hours}
                onChange={(hours) => change({ hours })}
              />
              <Question
                name="margin"
                label="Margen para crecer"
                hint="Opcional"
                unit="%"
                scale={{ end: 50, step: 5, ticks: 5 }}
                value={answers.margin}
                onChange={(margin) => change({ margin })}
              />
            </div>
            <SpaceQuestion value={answers.space} onChange={(space) => change({ space })} />
          </div>
        </Section>
        <Result area={shown.area} workload={shown.answers} assumption={page.assumption} />
      </div>
      <Advice {...page.recommendation} area={shown.area} workload={shown.answers} />
    </>
  );
}

const Advice = memo(Recommendation);

type ResultProps = { area: WorkloadArea; workload: Answers; assumption: string };

const Result = memo(function Result({ area, workload, assumption }: ResultProps) {
  const rows = sortByTime(area.analyzers, workload);
  return (
    <Section space="none">
      <div className={styles.result}>
        <ChartSummary area={area} workload={workload} rows={rows} />
        <Chart area={area} workload={workload} space={workload.space} rows={rows} />
        <Legend assumption={assumption} />
      </div>
    </Section>
  );
});

/** Returns a round step that divides the slider into about a hundred. */
function loadStep(end: number): number {
  return Math.max(1, end / 100);
}
