import { ArrowDown } from "lucide-react";
import { useEffect, useState } from "react";
import type { Analyzer, WorkloadArea } from "#app/content/catalogue/workload.ts";
import { demandInWords } from "#app/features/workload/words.ts";
import { finishingInShort, type TimedAnalyzer } from "#app/lib/finishing.ts";
import type { Workload } from "#app/lib/workload.ts";
import styles from "./answer-bar.module.css";

type Props = { area: WorkloadArea; workload: Workload; rows: TimedAnalyzer<Analyzer>[] };

/** Only for small screens. While the result is in view, the bar leads back to the inputs. */
export function AnswerBar({ area, workload, rows }: Props) {
  const atResult = useResultInView();
  return (
    <a className={styles.bar} href={atResult ? "#datos" : "#resultado"} data-print="no">
      <span>
        <strong>{demandInWords(area, workload, "/h")}</strong> ·{" "}
        {workload.load > 0 ? finishingInShort(rows) : "escriba su carga"}
      </span>
      <span className="visually-hidden"> {atResult ? "Volver a los datos" : "Ver el resultado"}</span>
      <ArrowDown size={20} data-at-result={atResult} />
      <span className={styles.cells} aria-hidden="true">
        {rows.flatMap(({ analyzer, time }) =>
          (analyzer.models ?? [analyzer]).map(({ id }) => <i key={id} data-fit={time?.fit} />),
        )}
      </span>
    </a>
  );
}

function useResultInView(): boolean {
  const [inView, setInView] = useState(false);
  useEffect(() => {
    const result = document.getElementById("resultado");
    if (!result || !window.IntersectionObserver) return;
    const observer = new IntersectionObserver(([entry]) => setInView(entry?.isIntersecting ?? false), {
      rootMargin: "-50% 0px",
    });
    observer.observe(result);
    return () => observer.disconnect();
  }, []);
  return inView;
}
