import { Pencil, Plus } from "lucide-react";
import { type KeyboardEvent, useRef, useState } from "react";
import { setNote } from "#app/features/quote-list/editing.ts";
import type { QuoteLine } from "#app/features/quote-list/lines.ts";
import { takeFocus } from "#app/hooks/take-focus.ts";
import { maxLineTextLength } from "#app/lib/quote/quote-limits.ts";
import styles from "./line-note.module.css";

/** Stores the note at every key press, because a phone may discard the page. Escape undoes the changes. */
export function LineNote({ line }: { line: QuoteLine }) {
  const [editing, setEditing] = useState(false);
  const before = useRef("");
  const refocus = useRef(false);

  function close(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== "Enter" && event.key !== "Escape") return;
    event.preventDefault();
    if (event.key === "Escape") setNote(line.id, before.current);
    refocus.current = true;
    event.currentTarget.blur();
  }

  function edit() {
    before.current = line.note;
    setEditing(true);
  }

  function returnFocus(button: HTMLButtonElement | null) {
    if (refocus.current) takeFocus(button);
    refocus.current = false;
  }

  if (editing) {
    return (
      <input
        ref={takeFocus}
        className={styles.field}
        aria-label={`Nota para ${line.name}`}
        placeholder="Por ejemplo: lugar de instalación"
        defaultValue={line.note}
        maxLength={maxLineTextLength}
        onKeyDown={close}
        onChange={(event) => setNote(line.id, event.target.value)}
        onBlur={() => setEditing(false)}
      />
    );
  }
  return (
    <button
      ref={returnFocus}
      type="button"
      className={line.note ? styles.note : styles.add}
      data-print={line.note ? "yes" : "no"}
      onClick={edit}
    >
      {line.note ? (
        <>
          <span>Nota: {line.note}</span>
          <Pencil size={15} />
          <span className="visually-hidden"> (editar la nota de {line.name})</span>
        </>
      ) : (
        <>
          <Plus size={16} />
          Añadir nota
          <span className="visually-hidden"> a {line.name}</span>
        </>
      )}
    </button>
  );
}
