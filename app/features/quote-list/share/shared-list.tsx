import { notify } from "#app/features/notices/use-notices.ts";
import { type QuoteLine, quoteLines } from "#app/features/quote-list/lines.ts";
import { undoFill } from "#app/features/quote-list/undo-fill.ts";
import { useOrderItems } from "#app/features/quote-list/use-order-items.ts";
import { useStoredList } from "#app/hooks/use-stored-list.ts";
import { maxLines } from "#app/lib/quote/quote-limits.ts";
import { quoteSizeInWords } from "#app/lib/quote/quote-size.ts";
import { navigate } from "#app/router/navigation.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import { readListAddress } from "./list-address.ts";
import styles from "./shared-list.module.css";

/** The visitor's own list changes only when the visitor presses a button. */
export default function SharedListPanel({ hash }: { hash: string }) {
  const own = useStoredList(quoteLines);
  const { items, failed, retry } = useOrderItems();
  if (failed) {
    return (
      <div className={styles.shared} role="status">
        <p>No se pudo cargar el catálogo para leer la lista del enlace.</p>
        <TextButton onClick={retry}>Reintentar</TextButton>
      </div>
    );
  }
  if (!items) return null;
  const { lines, missing, omitted } = readListAddress(hash, items.items);

  function replaceList(next: readonly QuoteLine[]) {
    quoteLines.write(next);
    leave();
    const beyond = next.length - maxLines;
    notify({
      text: `Lista del enlace incluida${beyond > 0 ? `; ${beyondText(beyond)}` : ""}`,
      icon: beyond > 0 ? "warning" : "done",
      actions: [{ label: "Deshacer", run: () => quoteLines.write(undoFill(quoteLines.read(), own, next)) }],
    });
  }

  return (
    <section className={styles.shared} aria-labelledby="lista-del-enlace" data-print="no">
      <h2 className={styles.title} id="lista-del-enlace">
        Lista del enlace
      </h2>
      <p>
        {lines.length > 0
          ? `${quoteSizeInWords(lines)}.`
          : "El enlace no contiene una lista que se pueda leer."}
        {missing > 0 && ` ${missingText(missing)}`}
        {omitted > 0 &&
          ` ${omitted === 1 ? "1 más no cabe" : `${omitted} más no caben`}: la lista admite hasta ${maxLines}.`}
      </p>
      <ul className={styles.lines}>
        {lines.map(({ id, name, pack, path, quantity }) => (
          <li key={id} data-missing={!path || undefined}>
            <strong>{quantity}</strong> × {name}
            {pack && ` (${pack})`}
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        {lines.length > 0 && (
          <Button onClick={() => replaceList(joined(own, lines))}>
            {own.length > 0 ? "Añadir a mi lista" : "Usar esta lista"}
          </Button>
        )}
        {lines.length > 0 && own.length > 0 && (
          <TextButton onClick={() => replaceList(lines)}>Reemplazar mi lista</TextButton>
        )}
        <TextButton onClick={leave}>Descartar</TextButton>
      </div>
    </section>
  );
}

/** A line in both lists keeps the visitor's quantity and note. */
function joined(own: readonly QuoteLine[], lines: readonly QuoteLine[]): QuoteLine[] {
  const ownIds = new Set(own.map(({ id }) => id));
  return [...own, ...lines.filter(({ id }) => !ownIds.has(id))];
}

function missingText(count: number): string {
  return count === 1
    ? "1 ya no está en el catálogo: va como «Por consultar»."
    : `${count} ya no están en el catálogo: van como «Por consultar».`;
}

function beyondText(count: number): string {
  return count === 1 ? "1 línea no cabe" : `${count} líneas no caben`;
}

function leave() {
  navigate("/cotizacion", { replace: true, keepScroll: true });
}
