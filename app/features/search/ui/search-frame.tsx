import { type PointerEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { closeSearch } from "#app/features/search/use-search-open.ts";
import { useLocation } from "#app/router/use-location.ts";
import styles from "./search-frame.module.css";

/** Esc, a click on the backdrop and every page change close the dialog and return the focus. */
export function SearchFrame({ children }: { children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedBackdrop = useRef(false);
  const { key: visit, type } = useLocation();
  const openedAt = useRef(visit);
  const [open, setOpen] = useState(false);

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    setOpen(true);
    // The browser returns the focus only if the dialog closes before it is removed.
    return () => element?.close();
  }, []);

  useEffect(() => {
    // A replaced history entry is no page change: a field may have written its text to the address.
    if (type === "replace") openedAt.current = visit;
    if (openedAt.current === visit) return;
    // The new page cannot take the focus while the dialog is open.
    dialog.current?.close();
    closeSearch();
  }, [visit, type]);

  function notePress(event: PointerEvent) {
    pressedBackdrop.current = event.target === event.currentTarget;
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the browser closes the dialog when Esc is pressed
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label="Buscar en el catálogo"
      onCancel={closeSearch}
      // The event may come late, when the visitor has already opened the search again.
      onClose={() => dialog.current && closeSearch()}
      onPointerDown={notePress}
      onClick={(event) => {
        if (pressedBackdrop.current && event.target === event.currentTarget) closeSearch();
      }}
    >
      {/* In WebKit, a field rendered before the dialog opens could take the focus and later get it back. */}
      {open && children}
    </dialog>
  );
}
