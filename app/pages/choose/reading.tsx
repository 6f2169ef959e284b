import { useEffect, useState } from "react";
import type { WorkloadArea } from "#app/content/catalogue/workload.ts";
import { demandInWords, finishingInWords, type LaidOut, sumInWords } from "#app/features/workload/words.ts";
import type { Workload } from "#app/lib/workload.ts";
import styles from "./reading.module.css";

type Props = { area: WorkloadArea; workload: Workload; rows: LaidOut[] };

/** A slider says a number many times a second; the ear is told the last. */
const rest = 600;

/** What the laboratory needs, and how many analyzers give it. */
export function Reading({ area, workload, rows }: Props) {
  const asked = workload.load > 0;
  const demand = demandInWords(area, workload);
  const finishing = finishingInWords(rows);
  const nothing = `Escriba cuántas ${area.counts} procesa en un día.`;
  return (
    <div className={styles.reading}>
      <h2 className={styles.sentence}>
        {asked ? (
          <>
            Su laboratorio necesita <em>{demand}</em>. {finishing}
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

function Announced({ text }: { text: string }) {
  const [said, setSaid] = useState("");
  const [first] = useState(text);
  useEffect(() => {
    const timer = setTimeout(setSaid, rest, text);
    return () => clearTimeout(timer);
  }, [text]);
  // What stands there when the page opens is read with the page.
  return (
    <p className="visually-hidden" aria-live="polite">
      {said === first ? "" : said}
    </p>
  );
}
