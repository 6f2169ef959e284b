import { X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { TestsFilters } from "#app/pages/tests/content.ts";
import { testsInWords } from "#app/pages/tests/list/row-words.ts";
import type { DirectoryState } from "#app/pages/tests/use-directory.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { IconButton } from "#app/ui/actions/icon-button.tsx";
import { countOptions, withoutFilters, withParameter, withToggled } from "./choice.ts";
import styles from "./filter-sheet.module.css";
import { OptionChip } from "./option-chip.tsx";
import { RapidSwitch } from "./rapid-switch.tsx";
import { usePressed } from "./use-pressed.ts";

type Props = { filters: TestsFilters; directory: DirectoryState; onClose: () => void };

/** For small screens. Escape and the cross undo the changes made in the dialog. */
export function FilterSheet({ filters, directory, onClose }: Props) {
  const { listed, inQuery, shown } = directory;
  const { pressed: choice, change } = usePressed(filters, directory);
  const dialog = useRef<HTMLDialogElement>(null);
  const [before] = useState(() => window.location.search);

  useEffect(() => {
    dialog.current?.showModal();
  }, []);

  function close() {
    dialog.current?.close();
  }

  function undo() {
    change(() => new URLSearchParams(before), true);
    close();
  }

  return (
    <dialog
      ref={dialog}
      className={styles.sheet}
      aria-labelledby="filtros"
      onClose={onClose}
      onCancel={(event) => {
        event.preventDefault();
        undo();
      }}
    >
      <div className={styles.head}>
        <h2 id="filtros">Filtros</h2>
        <IconButton aria-label="Cerrar sin cambiar" onClick={undo}>
          <X size={24} />
        </IconButton>
      </div>
      {(["tubo", "area"] as const).map((name) => {
        const counts = countOptions(inQuery, listed, filters, name);
        return (
          <fieldset key={name} className={styles.group}>
            <legend>{name === "tubo" ? "Muestra y tubo" : "Área"}</legend>
            {filters[name].map(({ id, label, cap }) => {
              const pressed = choice[name].includes(id);
              const empty = !pressed && !counts.get(id);
              return (
                <OptionChip
                  key={id}
                  label={label}
                  cap={cap}
                  count={counts.get(id) ?? 0}
                  aria-pressed={pressed}
                  aria-disabled={empty || undefined}
                  onClick={() =>
                    !empty && change((query) => withToggled(query, name, choice[name], id), true)
                  }
                />
              );
            })}
          </fieldset>
        );
      })}
      <label className={styles.field}>
        Método
        <select
          value={choice.metodo[0] ?? ""}
          onChange={({ target }) => change((query) => withParameter(query, "metodo", target.value), true)}
        >
          <option value="">Todos</option>
          {filters.metodo.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <RapidSwitch className={styles.switch} checked={choice.rapid} change={change} replace />
      <div className={styles.foot}>
        <Button onClick={close}>Ver {testsInWords(shown.length)}</Button>
        <button type="button" className={styles.clear} onClick={() => change(withoutFilters, true)}>
          Quitar
        </button>
      </div>
    </dialog>
  );
}
