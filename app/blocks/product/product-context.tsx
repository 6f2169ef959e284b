import { TermText } from "#app/blocks/glossary/term-text.tsx";
import type { TextPart } from "#app/lib/text/terms.ts";
import styles from "./product-context.module.css";

export function ProductContext({ parts }: { parts: TextPart[] }) {
  return (
    <div className={styles.context}>
      <h2 className="subtitle">Para qué laboratorio</h2>
      <p className="small">
        <TermText parts={parts} />
      </p>
    </div>
  );
}
