import { layoutData } from "virtual:layout-data";
import { useEffect, useRef, useState } from "react";
import { newTab } from "#app/ui/actions/new-tab.tsx";
import { WhatsAppGlyph } from "#app/ui/media/glyphs.tsx";
import { freeRise } from "./free-place.ts";
import styles from "./whatsapp-button.module.css";

export function WhatsAppButton() {
  const button = useRef<HTMLAnchorElement>(null);
  const away = useReadingOn();
  const [rise, setRise] = useState<number | undefined>(0);

  useEffect(() => {
    const narrow = window.matchMedia?.("(max-width: 67.5em)");
    // On a wide screen the button is in the margin and covers nothing.
    const settle = () => setRise(button.current && narrow?.matches ? freeRise(button.current) : 0);
    let timer: ReturnType<typeof setTimeout> | undefined;
    /** Runs once after a frame, because the page comes first. */
    const settleLater = () => {
      clearTimeout(timer);
      timer = setTimeout(settle);
    };
    const scrolled = "onscrollend" in window ? "scrollend" : "scroll";
    addEventListener(scrolled, settleLater);
    // The text moves with another page, another window size or late content.
    const observer = new ResizeObserver(settleLater);
    observer.observe(document.body);
    return () => {
      clearTimeout(timer);
      removeEventListener(scrolled, settleLater);
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
        data-away={away || rise === undefined || undefined}
        style={{ "--rise": `${-(rise ?? 0)}px` }}
      >
        <WhatsAppGlyph size={27} />
      </a>
    </aside>
  );
}

/** Ignores smaller scroll movements, because fingers tremble. In pixels. */
const step = 8;

/** Returns whether the visitor last scrolled down. */
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
