import { type PointerEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { closeSearch } from "#app/features/search/use-search-open.ts";
import { useLocation } from "#app/router/use-location.ts";
import styles from "./search-frame.module.css";

/** The search over the page. Esc, the veil and every change of page close it; the focus goes back to where it was. */
export function SearchFrame({ children }: { children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedVeil = useRef(false);
  const { key: visit, type } = useLocation();
  const openedAt = useRef(visit);
  const [open, setOpen] = useState(false);

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    setOpen(true);
    // Closed before it leaves the page, so that the browser returns the focus.
    return () => element?.close();
  }, []);

  useEffect(() => {
    // A field on the page may still be noting its words in the address: that is no change of page.
    if (type === "replace") openedAt.current = visit;
    if (openedAt.current === visit) return;
    // At once: while it is open, the new page cannot take the focus.
    dialog.current?.close();
    closeSearch();
  }, [visit, type]);

  function notePress(event: PointerEvent) {
    pressedVeil.current = event.target === event.currentTarget;
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc closes a dialog by itself
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label="Buscar en el catálogo"
      onCancel={closeSearch}
      // The browser reports it later, perhaps when the visitor has opened the search again.
      onClose={() => dialog.current && closeSearch()}
      onPointerDown={notePress}
      onClick={(event) => {
        if (pressedVeil.current && event.target === event.currentTarget) closeSearch();
      }}
    >
      {/* WebKit can focus a field before its dialog is open, and would return the focus to it. */}
      {open && children}
    </dialog>
  );
}
