import { memo, useDeferredValue } from "react";
import type { WorkloadArea } from "#app/content/catalogue/workload.ts";
import type { PageData } from "#app/content/page-data.ts";
import { useWorkload } from "#app/features/workload/use-workload.ts";
import { useHydrated } from "#app/hooks/use-client-value.ts";
import type { WorkloadAnswers } from "#app/lib/addresses/workload-address.ts";
import { sortByTime } from "#app/lib/finishing.ts";
import { Section } from "#app/ui/section.tsx";
import { AnswerBar } from "./answer-bar.tsx";
import { Chart } from "./chart/chart.tsx";
import { ChartSummary } from "./chart/chart-summary.tsx";
import { Legend } from "./chart/legend.tsx";
import styles from "./choose-tool.module.css";
import { Questions } from "./questions.tsx";
import { FootBar, Recommendation } from "./recommendation.tsx";

type Props = Pick<PageData<"choose">, "page" | "areas">;

/** If the address has a query, styles hide the tool until it shows the values of the query. */
const markQuery = `if(location.search)document.documentElement.dataset.query=""`;

/** A slider moves at once. The chart follows when React has rendered it. */
export function ChooseTool({ page, areas }: Props) {
  const { workload, change, choose } = useWorkload(areas, page.margin);
  const shown = useDeferredValue(workload);
  const hydrated = useHydrated();
  const opened = useDeferredValue(hydrated);
  if (!workload || !shown) return null;
  const rows = sortByTime(shown.area.analyzers, shown.answers);
  return (
    <div className={styles.tool} data-opening={!opened || undefined}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant, needed before the first paint */}
      {!hydrated && <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: markQuery }} />}
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
      <FootBar title={page.recommendation.title} area={shown.area} workload={shown.answers} />
    </div>
  );
}

const Advice = memo(Recommendation);

type ResultProps = { area: WorkloadArea; workload: WorkloadAnswers; assumption: string };

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
