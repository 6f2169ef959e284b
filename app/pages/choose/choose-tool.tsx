import { memo, useDeferredValue } from "react";
import type { WorkloadArea } from "#app/content/catalogue/workload.ts";
import type { PageData } from "#app/content/page-data.ts";
import type { Answers } from "#app/features/workload/address.ts";
import { sortByTime } from "#app/features/workload/sort-by-time.ts";
import { useWorkload } from "#app/features/workload/use-workload.ts";
import { useHydrated } from "#app/hooks/use-client-value.ts";
import { Section } from "#app/ui/section.tsx";
import { AnswerBar } from "./answer-bar.tsx";
import { Chart } from "./chart/chart.tsx";
import { ChartSummary } from "./chart/chart-summary.tsx";
import { Legend } from "./chart/legend.tsx";
import styles from "./choose-tool.module.css";
import { Questions } from "./questions.tsx";
import { Recommendation } from "./recommendation.tsx";

type Props = Pick<PageData<"choose">, "page" | "areas">;

/** Marks a document whose address has values: until they show, the default ones stay hidden. */
const markAsked = `if(location.search)document.documentElement.dataset.asked=""`;

/**
 * Four questions, and below them every analyzer of the area on one rule of hours. The slider moves at once; the rule
 * follows when it has rendered.
 */
export function ChooseTool({ page, areas }: Props) {
  const { workload, change, choose } = useWorkload(areas, page.margin);
  const shown = useDeferredValue(workload);
  const hydrated = useHydrated();
  const opened = useDeferredValue(hydrated);
  if (!workload || !shown) return null;
  const rows = sortByTime(shown.area.analyzers, shown.answers);
  return (
    <div className={styles.tool} data-opening={!opened || undefined}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours; it must run before the first paint */}
      {!hydrated && <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: markAsked }} />}
      <div data-needs-script>
        <AnswerBar area={shown.area} workload={shown.answers} rows={rows} />
        <Section tone="mist" space="none" id="datos">
          <Questions
            {...workload}
            areas={areas}
            loadHint={page.loadHint}
            onChange={change}
            onChoose={choose}
          />
        </Section>
        <Result area={shown.area} workload={shown.answers} assumption={page.assumption} />
      </div>
      <div data-print="no">
        <Advice {...page.recommendation} area={shown.area} workload={shown.answers} />
      </div>
    </div>
  );
}

const Advice = memo(Recommendation);

type ResultProps = { area: WorkloadArea; workload: Answers; assumption: string };

const Result = memo(function Result({ area, workload, assumption }: ResultProps) {
  const rows = sortByTime(area.analyzers, workload);
  return (
    <Section space="none" id="resultado">
      <div className={styles.result}>
        <ChartSummary area={area} workload={workload} rows={rows} />
        <Chart area={area} workload={workload} space={workload.space} rows={rows} />
        <Legend assumption={assumption} />
      </div>
    </Section>
  );
});
