import { ListChecks, ListPlus } from "lucide-react";
import { useStoredList } from "#app/hooks/use-stored-list.ts";
import { navigate } from "#app/router/navigation.ts";
import styles from "./add-to-quote-button.module.css";
import { addLine, type QuoteItem, quoteLines } from "./lines.ts";

type Props = {
  item: QuoteItem;
  quantity?: number;
  /** `full` is for a main action, `stacked` for the bar at the bottom of a phone. */
  look?: "full" | "stacked";
  silent?: boolean;
};

/** A second press opens the list. */
export function AddToQuoteButton({ item, quantity, look, silent }: Props) {
  const added = useStoredList(quoteLines).some((line) => line.id === item.id);
  const Icon = added ? ListChecks : ListPlus;
  const [word, inFull] = added ? ["En su lista", "Ver su cotización"] : ["Añadir", "Añadir a la cotización"];
  return (
    <button
      type="button"
      className={styles.button}
      data-added={added || undefined}
      data-look={look}
      data-needs-script
      aria-label={`${added ? "En su lista. " : ""}${inFull}: ${item.name}`}
      onClick={() => (added ? navigate("/cotizacion") : addLine(item, quantity, silent))}
    >
      <Icon size={look ? 22 : 20} />
      {look === "full" ? inFull : word}
    </button>
  );
}
