import { useState } from "react";
import { useStore } from "#app/hooks/use-store.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { LazyPart, lazyComponent } from "#app/ui/lazy-part.tsx";
import styles from "./paste-field.module.css";
import { pasted } from "./pasted.ts";

const pasteResult = lazyComponent(() => import("./paste-result.tsx"));
const maxRows = 5;

export function PasteField() {
  const [used, setUsed] = useState(false);
  const text = useStore(pasted, "");
  const idle = <Button aria-disabled="true">{fillRows(0)}</Button>;
  return (
    <section
      className={styles.field}
      aria-label="Pegar una lista"
      data-print="no"
      data-filled={text !== "" || undefined}
    >
      <label>
        <span className="visually-hidden">Su lista, con artículos y cantidades</span>
        <textarea
          rows={Math.min(text.split("\n").length, maxRows)}
          placeholder="Pegue su lista: «EDTA 200, citrato 100»"
          value={text}
          onFocus={() => setUsed(true)}
          onChange={(event) => pasted.write(event.target.value)}
        />
      </label>
      {used || text ? (
        <LazyPart component={pasteResult} fallback={idle}>
          {(PasteResult) => <PasteResult label={fillRows} />}
        </LazyPart>
      ) : (
        idle
      )}
    </section>
  );
}

function fillRows(count: number): string {
  if (count === 0) return "Llenar las filas";
  return count === 1 ? "Llenar 1 fila" : `Llenar ${count} filas`;
}
