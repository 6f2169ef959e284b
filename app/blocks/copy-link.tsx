import { Check, Link2 } from "lucide-react";
import { useState } from "react";
import { takeFocus } from "#app/hooks/take-focus.ts";
import { useCopied } from "#app/hooks/use-copied.ts";
import { copyText } from "#app/lib/copy-text.ts";
import styles from "./copy-link.module.css";

const icon = { size: 18 };

/** If the browser refuses to copy, shows the address so that the visitor can copy it. */
export function CopyLink({ className }: { className?: string }) {
  const [copied, confirmCopy] = useCopied();
  const [blocked, setBlocked] = useState(false);

  async function copy() {
    const done = await copyText(window.location.href);
    setBlocked(!done);
    if (done) confirmCopy();
  }

  return (
    <>
      <button type="button" className={className} onClick={copy}>
        {copied ? <Check {...icon} /> : <Link2 {...icon} />}
        {copied ? "Copiado" : "Copiar enlace"}
      </button>
      <span className="visually-hidden" role="status">
        {copied && "Enlace copiado"}
      </span>
      {blocked && (
        <label className={styles.byHand}>
          Su navegador no permite copiar. Copie aquí el enlace:
          <input
            ref={takeFocus}
            readOnly
            value={window.location.href}
            onFocus={(event) => event.currentTarget.select()}
          />
        </label>
      )}
    </>
  );
}
