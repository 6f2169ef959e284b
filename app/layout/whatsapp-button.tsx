import { layoutData } from "virtual:layout-data";
import { useEffect, useRef, useState } from "react";
import { newTab } from "#app/ui/actions/new-tab.tsx";
import { WhatsAppGlyph } from "#app/ui/media/glyphs.tsx";
import { covers } from "./covers.ts";
import styles from "./whatsapp-button.module.css";

/** The button folds into the margin if it would cover text or controls. */
export function WhatsAppButton() {
  const button = useRef<HTMLAnchorElement>(null);
  const [folded, setFolded] = useState(false);

  useEffect(() => {
    const narrow = window.matchMedia?.("(max-width: 72em)");
    // On a wide screen the button is in the margin and covers nothing.
    const settle = () => setFolded(!!narrow?.matches && covers(button.current));
    let timer: ReturnType<typeof setTimeout> | undefined;
    /** Checks once after several events. */
    const settleLater = () => {
      clearTimeout(timer);
      timer = setTimeout(settle);
    };
    const scrollEvent = "onscrollend" in window ? "scrollend" : "scroll";
    addEventListener(scrollEvent, settleLater);
    // A new page, a new window size or late content moves the text.
    const observer = new ResizeObserver(settleLater);
    observer.observe(document.body);
    return () => {
      clearTimeout(timer);
      removeEventListener(scrollEvent, settleLater);
      observer.disconnect();
    };
  }, []);

  return (
    <aside aria-label="Contacto directo">
      <a
        ref={button}
        className={styles.button}
        href={layoutData.company.whatsapp}
        {...newTab}
        aria-label="Escribir por WhatsApp (se abre en otra pestaña)"
        data-folded={folded || undefined}
      >
        <WhatsAppGlyph size={27} />
      </a>
    </aside>
  );
}
