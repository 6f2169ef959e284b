import { ListChecks, ListPlus } from "lucide-react";
import { useStoredList } from "#app/hooks/use-stored-list.ts";
import { navigate } from "#app/router/navigation.ts";
import styles from "./add-to-quote-button.module.css";
import { addLine, type QuoteItem, quoteLines } from "./lines.ts";

type Props = {
  item: QuoteItem;
  /** How many, where the visitor has said so. */
  quantity?: number;
  /** In full, as a main action; stacked, at the foot of a phone; else in a word. */
  look?: "full" | "stacked";
  quietly?: boolean;
};

/** Adds to the quote list; pressed again, it opens the list. */
export function AddToQuoteButton({ item, quantity, look, quietly }: Props) {
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
      onClick={() => (added ? navigate("/cotizacion") : addLine(item, quantity, quietly))}
    >
      <Icon size={look ? 22 : 20} />
      {look === "full" ? inFull : word}
    </button>
  );
}
