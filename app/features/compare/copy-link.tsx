import { Check, Link2 } from "lucide-react";
import { useEffect, useState } from "react";
import { takeFocus } from "#app/lib/take-focus.ts";
import styles from "./copy-link.module.css";

const saidFor = 2000;
const icon = { size: 18, strokeWidth: 1.8, "aria-hidden": true } as const;

/** Copies the address of this page; where the browser does not allow it, shows it to be copied by hand. */
export function CopyLink({ className }: { className?: string }) {
  const [state, setState] = useState<"ready" | "copied" | "blocked">("ready");
  const copied = state === "copied";

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(setState, saidFor, "ready");
    return () => clearTimeout(timer);
  }, [copied]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(window.location.href);
      setState("copied");
    } catch {
      setState("blocked");
    }
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
      {state === "blocked" && (
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
