import type { TextPart } from "#app/lib/text/terms.ts";
import { Link } from "#app/ui/actions/link.tsx";
import styles from "./term-text.module.css";

export function TermText({ parts }: { parts: TextPart[] }) {
  return parts.map((part) =>
    typeof part === "string" ? (
      part
    ) : (
      <Link
        key={part.id}
        to={`/glosario#${part.id}`}
        className={styles.term}
        data-alone={parts.length === 1 || undefined}
      >
        {part.word}
      </Link>
    ),
  );
}
