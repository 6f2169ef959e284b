import { ampleShare, type Fit } from "#app/lib/workload.ts";
import { FitSign } from "./fit-sign.tsx";
import styles from "./legend.module.css";

const maxShare = Math.round(ampleShare * 100);

const meanings: [Fit, string][] = [
  ["ample", `hasta el ${maxShare}\u00a0% de la jornada`],
  ["tight", `del ${maxShare} al 100\u00a0%`],
  ["short", "termina después de la jornada"],
];

export function Legend({ assumption }: { assumption: string }) {
  return (
    <>
      <ul className={styles.legend}>
        {meanings.map(([fit, meaning]) => (
          <li key={fit}>
            <FitSign fit={fit} />
            <span>{meaning}</span>
          </li>
        ))}
      </ul>
      <p className={styles.assumption}>{assumption}</p>
    </>
  );
}
