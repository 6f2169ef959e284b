import { Check } from "lucide-react";
import { TermText } from "#app/blocks/glossary/term-text.tsx";
import type { TextPart } from "#app/lib/text/terms.ts";
import styles from "./feature-list.module.css";

type Props = { features: { id: string; parts: TextPart[] }[] };

export function FeatureList({ features }: Props) {
  return (
    <>
      <h2 className="subtitle">Características destacadas</h2>
      <ul>
        {features.map(({ id, parts }) => (
          <li key={id} className={styles.feature}>
            <Check size={20} />
            <span>
              <TermText parts={parts} />
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
