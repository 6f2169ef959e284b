import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";
import { notify } from "#app/lib/notices.ts";
import styles from "./copy-button.module.css";
import { copyText } from "./copy-text.ts";
import type { Compose } from "./ways-out.tsx";

const confirmationTime = 2000;

/** Copies the message as it would be sent, and says so for two seconds. */
export function CopyButton({ compose }: { compose: Compose }) {
  const [copiedAt, setCopiedAt] = useState<number>();
  const copied = copiedAt !== undefined;
  const Icon = copied ? Check : Copy;

  useEffect(() => {
    if (copiedAt === undefined) return;
    const timer = setTimeout(setCopiedAt, confirmationTime, undefined);
    return () => clearTimeout(timer);
  }, [copiedAt]);

  async function copy(at: number) {
    const message = compose();
    if (!message) return;
    if (await copyText(message.text)) setCopiedAt(at);
    else notify({ text: "El navegador no permite copiar. Seleccione el texto y cópielo.", icon: "warning" });
  }

  return (
    <>
      <button
        type="button"
        className={styles.copy}
        data-copied={copied || undefined}
        onClick={(event) => copy(event.timeStamp)}
      >
        <Icon size={18} strokeWidth={1.8} aria-hidden="true" />
        {copied ? "Copiado" : "Copiar"}
      </button>
      <span className="visually-hidden" aria-live="polite">
        {copied && "Mensaje copiado"}
      </span>
    </>
  );
}
