import { X } from "lucide-react";
import { useId } from "react";
import { takeFocus } from "#app/hooks/take-focus.ts";
import { useStore } from "#app/hooks/use-store.ts";
import { IconButton } from "#app/ui/actions/icon-button.tsx";
import { TextArea } from "#app/ui/form/field.tsx";
import styles from "./paste-list.module.css";
import PasteResult from "./paste-result.tsx";
import { pasted } from "./pasted.ts";

export default function PasteList({ onClose }: { onClose: () => void }) {
  const id = useId();
  const text = useStore(pasted, "");
  return (
    <section className={styles.paste} aria-labelledby={id} data-print="no">
      <div className={styles.head}>
        <h2 className={styles.title} id={id}>
          Pegar una lista
        </h2>
        <IconButton aria-label="Cerrar" onClick={onClose}>
          <X size={20} />
        </IconButton>
      </div>
      <p className="note">
        Un artículo por línea o separados por comas, con su cantidad; o filas copiadas de una hoja de cálculo.
        Las cantidades se leen en unidades y se redondean al empaque.
      </p>
      <TextArea
        ref={takeFocus}
        label="Su lista: «EDTA 200, citrato 100»"
        rows={5}
        value={text}
        onChange={(event) => pasted.write(event.target.value)}
      />
      <PasteResult label={addLines} onDone={onClose} />
    </section>
  );
}

function addLines(count: number): string {
  if (count === 0) return "Añadir las líneas";
  return count === 1 ? "Añadir 1 línea" : `Añadir ${count} líneas`;
}
