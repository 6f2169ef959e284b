import { shell } from "virtual:shell";
import { useEffect, useState } from "react";
import { newTab } from "#app/ui/actions/new-tab.tsx";
import { WhatsAppGlyph } from "#app/ui/media/glyphs.tsx";
import styles from "./whatsapp-button.module.css";

export function WhatsAppButton() {
  const away = useReadingOn();
  return (
    <aside aria-label="Contacto directo">
      <a
        className={styles.button}
        href={shell.company.whatsapp}
        {...newTab}
        aria-label="Escribir por WhatsApp (se abre en otra pestaña)"
        data-away={away || undefined}
      >
        <WhatsAppGlyph size={27} />
      </a>
    </aside>
  );
}

/** Fingers tremble: less than this is no step in either direction. */
const step = 8;

/** Whether the visitor last moved down the page. */
function useReadingOn(): boolean {
  const [down, setDown] = useState(false);
  useEffect(() => {
    let last = scrollY;
    function follow() {
      if (Math.abs(scrollY - last) < step) return;
      setDown(scrollY > last);
      last = scrollY;
    }
    addEventListener("scroll", follow, { passive: true });
    return () => removeEventListener("scroll", follow);
  }, []);
  return down;
}
