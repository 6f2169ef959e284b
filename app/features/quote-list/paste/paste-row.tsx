import { SelectField } from "#app/ui/form/field.tsx";
import type { Decision } from "./fill-list.ts";
import styles from "./paste-list.module.css";
import type { Choice, Entry } from "./read-list.ts";

type Props = { entry: Entry; decision: Decision; onDecide: (decision: Decision) => void };

export function PasteRow({ entry, decision, onDecide }: Props) {
  const { text, choices, isCertain, hasQuantity } = entry;
  const [only] = choices;
  if (isCertain && only) {
    return (
      <li className={styles.row} data-state="certain">
        <span className={styles.typed}>{text}</span>
        <span className={styles.read}>
          {inWords(only)}
          {!hasQuantity && <small> (sin cantidad: 1)</small>}
        </span>
      </li>
    );
  }
  if (choices.length === 0) {
    return (
      <li className={styles.row} data-state="unknown">
        <span className={styles.typed}>{text}</span>
        <label className={styles.ask}>
          <input
            type="checkbox"
            checked={decision === "enquire"}
            onChange={(event) => onDecide(event.target.checked ? "enquire" : undefined)}
          />
          <span>
            No está en el catálogo. <strong>Consultar por él</strong>
            <span className="visually-hidden">: {text}</span>
          </span>
        </label>
      </li>
    );
  }
  const options = [
    { value: "", label: "Elija una opción" },
    ...choices.map((choice, index) => ({ value: String(index), label: inWords(choice) })),
    { value: "enquire", label: "Ninguno: consultar como está escrito" },
  ];
  return (
    <li className={styles.row} data-state="open">
      <span className={styles.typed}>{text}</span>
      <SelectField
        label={`¿Cuál es «${text}»?`}
        options={options}
        value={decision === "enquire" ? "enquire" : String(decision ? choices.indexOf(decision) : "")}
        onChange={({ target }) =>
          onDecide(
            target.value === "enquire" ? "enquire" : target.value ? choices[Number(target.value)] : undefined,
          )
        }
      />
    </li>
  );
}

function inWords({ item, quantity, note }: Choice): string {
  const ordered = /^Pedido: .*/.exec(note)?.[0];
  return `${quantity} × ${item.name}${item.pack ? ` (${item.pack})` : ""}${ordered ? `, ${ordered.toLowerCase()}` : ""}`;
}
