import { Check, Copy } from "lucide-react";
import { notify } from "#app/features/notices/use-notices.ts";
import { useCopied } from "#app/hooks/use-copied.ts";
import { copyText } from "#app/lib/copy-text.ts";
import styles from "./copy-button.module.css";
import { copyFromPage } from "./copy-from-page.ts";
import type { Compose } from "./enquiry-links.tsx";

export function CopyButton({ compose }: { compose: Compose }) {
  const [copied, confirmCopy] = useCopied();
  const Icon = copied ? Check : Copy;

  async function copy() {
    const message = compose();
    if (!message) return;
    if ((await copyText(message.text)) || copyFromPage(message.text)) confirmCopy();
    else notify({ text: "El navegador no permite copiar. Seleccione el texto y cópielo.", icon: "warning" });
  }

  return (
    <>
      <button type="button" className={styles.copy} data-copied={copied || undefined} onClick={copy}>
        <Icon size={18} />
        {copied ? "Copiado" : "Copiar"}
      </button>
      <span className="visually-hidden" aria-live="polite">
        {copied && "Mensaje copiado"}
      </span>
    </>
  );
}
