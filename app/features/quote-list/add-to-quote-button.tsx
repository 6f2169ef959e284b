import { ListChecks, ListPlus } from "lucide-react";
import { useStoredList } from "#app/hooks/use-stored-list.ts";
import { navigate } from "#app/router/navigation.ts";
import styles from "./add-to-quote-button.module.css";
import { addLine, type QuoteItem, quoteLines } from "./lines.ts";

/** Adds to the quote list; pressed again, it opens the list. */
export function AddToQuoteButton({ item, labelled }: { item: QuoteItem; labelled?: boolean }) {
  const added = useStoredList(quoteLines).some((line) => line.id === item.id);
  const label = added ? "Ver su cotización" : "Añadir a la cotización";
  const Icon = added ? ListChecks : ListPlus;
  return (
    <button
      type="button"
      className={styles.button}
      data-added={added || undefined}
      data-labelled={labelled || undefined}
      data-needs-script
      aria-label={`${label}: ${item.name}`}
      onClick={() => (added ? navigate("/cotizacion") : addLine(item))}
    >
      <Icon size={20} />
      {labelled && label}
    </button>
  );
}
