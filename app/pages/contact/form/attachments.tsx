import { linesInWords } from "#app/lib/quote/quote-size.ts";
import { Attachment } from "./attachment.tsx";
import styles from "./attachments.module.css";
import type { Prefill, removeFromAddress } from "./use-prefill.ts";

export function Attachments({ about, lines, onRemove }: Prefill & { onRemove: typeof removeFromAddress }) {
  if (!about && lines.length === 0) return null;
  return (
    <div className={styles.attachments}>
      {about && <Attachment label="Sobre" text={about} onRemove={() => onRemove("about")} />}
      {lines.length > 0 && (
        <Attachment
          label="Lista de cotización"
          text={linesInWords(lines.length)}
          onRemove={() => onRemove("list")}
        />
      )}
    </div>
  );
}
