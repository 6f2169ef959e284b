import { X } from "lucide-react";
import type { MouseEvent } from "react";
import { IconButton } from "#app/ui/actions/icon-button.tsx";
import styles from "./attachment.module.css";

type Props = { label: string; text: string; onRemove: () => void };

export function Attachment({ label, text, onRemove }: Props) {
  function remove(event: MouseEvent<HTMLButtonElement>) {
    // The button disappears, so the focus moves to the message.
    event.currentTarget.form?.querySelector("textarea")?.focus();
    onRemove();
  }

  return (
    <p className={styles.attachment}>
      <span className={styles.text}>
        {label}: <strong>{text}</strong>
      </span>
      <IconButton aria-label={`Quitar ${text}`} onClick={remove}>
        <X size={18} />
      </IconButton>
    </p>
  );
}
