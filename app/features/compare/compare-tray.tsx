import { ArrowRight, ChevronUp } from "lucide-react";
import { useDeferredValue, useRef, useState } from "react";
import { notify } from "#app/features/notices/use-notices.ts";
import { useStoredList } from "#app/hooks/use-stored-list.ts";
import { comparePath } from "#app/lib/addresses/compare-path.ts";
import { ButtonLink } from "#app/ui/actions/button.tsx";
import { choices, maxChoices, removeChoice, restoreChoices } from "./choices.ts";
import styles from "./compare-tray.module.css";
import { TrayChip } from "./tray-chip.tsx";
import { useRoomBelow } from "./use-room-below.ts";

const minCompared = 2;
const emptySlotId = "bandeja-falta";

export default function CompareTray() {
  const chosen = useDeferredValue(useStoredList(choices));
  const tray = useRef<HTMLElement>(null);
  const ready = chosen.length >= minCompared;
  const [open, setOpen] = useState(false);
  useRoomBelow();

  /** Keeps the focus in the tray. Moves it to the page if the tray is empty. */
  function keepFocus() {
    const next = choices.read().length > 0 ? tray.current : document.getElementById("contenido");
    next?.focus({ preventScroll: true });
  }

  function empty() {
    const before = choices.read();
    const ids = before.map(({ id }) => id);
    choices.write([]);
    keepFocus();
    notify({
      text: "La comparación quedó vacía.",
      icon: "removed",
      actions: [{ label: "Deshacer", run: () => restoreChoices(before, ids) }],
    });
  }

  return (
    <section className={styles.tray} aria-label="Equipos para comparar" ref={tray} tabIndex={-1}>
      <div className={styles.content}>
        <div className={styles.summary}>
          <p className={styles.title}>Comparar</p>
          <p className={styles.count}>
            {chosen.length} de {maxChoices}{" "}
            <span>
              <span className={styles.dot}>· </span>
              {chosen[0]?.categoryLabel}
            </span>
          </p>
          <button
            type="button"
            className={styles.toggle}
            aria-label={open ? "Ocultar los equipos elegidos" : "Ver los equipos elegidos"}
            aria-expanded={open}
            aria-controls="bandeja-equipos"
            onClick={() => setOpen(!open)}
          >
            <ChevronUp className="chevron" size={20} />
          </button>
        </div>
        <ul
          className={styles.chips}
          id="bandeja-equipos"
          data-open={open || undefined}
          data-count={chosen.length}
        >
          {chosen.map((choice) => (
            <TrayChip
              key={choice.id}
              choice={choice}
              onRemove={() => {
                removeChoice(choice.id);
                keepFocus();
              }}
            />
          ))}
          {chosen.length < maxChoices && (
            <li className={styles.slot} id={emptySlotId}>
              {ready ? "Añada uno más" : "Elija al menos uno más"}
            </li>
          )}
        </ul>
        <button type="button" className={styles.empty} data-open={open || undefined} onClick={empty}>
          Vaciar
        </button>
        {ready ? (
          <ButtonLink
            to={comparePath(chosen.map((choice) => choice.id))}
            variant="on-colour"
            icon={<ArrowRight size={20} />}
          >
            Ver comparación
          </ButtonLink>
        ) : (
          <button
            type="button"
            className={styles.waiting}
            aria-disabled="true"
            aria-describedby={emptySlotId}
          >
            Ver comparación
          </button>
        )}
      </div>
    </section>
  );
}
