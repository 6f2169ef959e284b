import { linesInWords } from "#app/features/enquiry/message.ts";
import { Attachment } from "./attachment.tsx";
import styles from "./attachments.module.css";
import type { Prefill, useForget } from "./prefill.ts";

type Props = { prefill: Prefill; forget: ReturnType<typeof useForget> };

/** What the visitor brought along from another page. */
export function Attachments({ prefill: { about, lines }, forget }: Props) {
  if (!about && lines.length === 0) return null;
  return (
    <div className={styles.attachments}>
      {about && <Attachment label="Sobre" text={about} onRemove={() => forget("about")} />}
      {lines.length > 0 && (
        <Attachment
          label="Lista de cotización"
          text={linesInWords(lines.length)}
          onRemove={() => forget("list")}
        />
      )}
    </div>
  );
}
