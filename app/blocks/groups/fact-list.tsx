import type { Fact } from "#app/lib/shapes.ts";
import styles from "./fact-list.module.css";

/** Short facts below a description: «Muestra: orina». */
export function FactList({ facts }: { facts: Fact[] }) {
  if (facts.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}:</dt> <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
