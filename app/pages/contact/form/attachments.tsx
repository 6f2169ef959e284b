import { linesInWords } from "#app/lib/quote/quote-size.ts";
import { Attachment } from "./attachment.tsx";
import styles from "./attachments.module.css";
import type { forget, Prefill } from "./use-prefill.ts";

/** The product or quote list that the visitor came from. */
export function Attachments({ about, lines, onForget }: Prefill & { onForget: typeof forget }) {
  if (!about && lines.length === 0) return null;
  return (
    <div className={styles.attachments}>
      {about && <Attachment label="Sobre" text={about} onRemove={() => onForget("about")} />}
      {lines.length > 0 && (
        <Attachment
          label="Lista de cotización"
          text={linesInWords(lines.length)}
          onRemove={() => onForget("list")}
        />
      )}
    </div>
  );
}
