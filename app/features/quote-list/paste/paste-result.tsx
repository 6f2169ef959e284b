import { useDeferredValue, useMemo, useState } from "react";
import { notify } from "#app/features/notices/use-notices.ts";
import { quoteLines } from "#app/features/quote-list/lines.ts";
import { undoFill } from "#app/features/quote-list/undo-fill.ts";
import { useOrderItems } from "#app/features/quote-list/use-order-items.ts";
import { useStore } from "#app/hooks/use-store.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import { type Decision, fillList } from "./fill-list.ts";
import styles from "./paste-list.module.css";
import { PasteRow } from "./paste-row.tsx";
import { pasted } from "./pasted.ts";
import { type Entry, listReader } from "./read-list.ts";

const none: Entry[] = [];
/** Maximum number of rows shown. Further rows are only counted, but their items are added too if certain. */
const maxShown = 120;

type Props = {
  label: (count: number) => string;
  onDone?: () => void;
};

export default function PasteResult({ label, onDone }: Props) {
  const text = useStore(pasted, "");
  const { items, failed, retry } = useOrderItems();
  const read = useMemo(() => items && listReader(items), [items]);
  const deferredText = useDeferredValue(text);
  const entries = useMemo(() => read?.(deferredText) ?? none, [read, deferredText]);
  const [decisions, setDecisions] = useState<ReadonlyMap<string, Decision>>(new Map());
  const decided = entries.map((entry, index) => {
    const key = `${index} ${entry.raw}`;
    return { key, entry, decision: decisions.get(key) ?? (entry.isCertain ? entry.choices[0] : undefined) };
  });
  const ready = decided.filter(({ decision }) => decision).length;

  function fill() {
    const before = { lines: quoteLines.read(), text };
    const { lines, added, remaining } = fillList(before.lines, decided);
    quoteLines.write(lines);
    pasted.write(remaining.map(({ raw }) => raw).join("\n"));
    setDecisions(new Map());
    notify({
      text: `${added === 1 ? "1 línea añadida" : `${added} líneas añadidas`} a la cotización${remaining.length > 0 ? `; ${remainingText(remaining.length)}` : ""}`,
      icon: remaining.length > 0 ? "warning" : "done",
      actions: [
        {
          label: "Deshacer",
          run() {
            quoteLines.write(undoFill(quoteLines.read(), before.lines, lines));
            pasted.write(before.text);
          },
        },
      ],
    });
    if (remaining.length === 0) onDone?.();
  }

  return (
    <>
      <p className={styles.summary} role="status">
        {failed ? "No se pudo cargar el catálogo. Su texto sigue aquí." : summary(decided)}
      </p>
      {failed && <TextButton onClick={retry}>Reintentar</TextButton>}
      {decided.length > 0 && (
        <ul className={styles.rows}>
          {decided.slice(0, maxShown).map(({ key, entry, decision }) => (
            <PasteRow
              key={key}
              entry={entry}
              decision={decision}
              onDecide={(chosen) => setDecisions(new Map(decisions).set(key, chosen))}
            />
          ))}
        </ul>
      )}
      {decided.length > maxShown && (
        <p className="note">Líneas que no se muestran: {decided.length - maxShown}.</p>
      )}
      <Button aria-disabled={ready === 0 || undefined} onClick={() => ready > 0 && fill()}>
        {label(ready)}
      </Button>
    </>
  );
}

function remainingText(count: number): string {
  return count === 1 ? "1 queda en el texto" : `${count} quedan en el texto`;
}

function summary(decided: { entry: Entry }[]): string {
  const certain = decided.filter(({ entry }) => entry.isCertain).length;
  const unknown = decided.filter(({ entry }) => entry.choices.length === 0).length;
  const open = decided.length - certain - unknown;
  if (decided.length === 0) return "";
  return [
    certain === 1 ? "1 línea reconocida" : `${certain} líneas reconocidas`,
    open > 0 && `${open} por aclarar`,
    unknown > 0 && `${unknown} sin reconocer`,
  ]
    .filter(Boolean)
    .join(", ");
}
