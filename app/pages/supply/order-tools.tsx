import { PasteField } from "#app/features/quote-list/paste/paste-field.tsx";
import PasteTools from "#app/features/quote-list/paste/paste-tools.tsx";
import styles from "./order-table.module.css";

/** Wide windows show the paste field, others a button for it. */
export default function OrderTools() {
  return (
    <>
      <PasteField />
      <PasteTools />
      <p className={styles.hint} data-print="no">
        Desde un correo o una hoja de cálculo. Las cantidades se leen en unidades y se redondean al empaque.
      </p>
    </>
  );
}
