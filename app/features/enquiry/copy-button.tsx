import { Check, Copy } from "lucide-react";
import { useCopied } from "#app/lib/copied.ts";
import { copyText } from "#app/lib/copy-text.ts";
import { notify } from "#app/lib/notices.ts";
import styles from "./copy-button.module.css";
import { copyFromPage } from "./copy-from-page.ts";
import type { Compose } from "./ways-out.tsx";

/** Copies the message as it would be sent, and says so. */
export function CopyButton({ compose }: { compose: Compose }) {
  const [copied, sayCopied] = useCopied();
  const Icon = copied ? Check : Copy;

  async function copy() {
    const message = compose();
    if (!message) return;
    if ((await copyText(message.text)) || copyFromPage(message.text)) sayCopied();
    else notify({ text: "El navegador no permite copiar. Seleccione el texto y cópielo.", icon: "warning" });
  }

  return (
    <>
      <button type="button" className={styles.copy} data-copied={copied || undefined} onClick={copy}>
        <Icon size={18} strokeWidth={1.8} aria-hidden="true" />
        {copied ? "Copiado" : "Copiar"}
      </button>
      <span className="visually-hidden" aria-live="polite">
        {copied && "Mensaje copiado"}
      </span>
    </>
  );
}
