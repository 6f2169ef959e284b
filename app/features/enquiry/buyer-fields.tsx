import { type ChangeEvent, useState } from "react";
import { useStore } from "#app/hooks/use-store.ts";
import { type RucProblem, rucProblem } from "#app/lib/quote/ruc.ts";
import { SelectField, TextField } from "#app/ui/form/field.tsx";
import styles from "./buyer-fields.module.css";
import { draft, emptyDraft, updateDraft } from "./draft.ts";

const monthlyOptions = [
  { value: "", label: "Sin indicar" },
  { value: "sí", label: "Sí" },
  { value: "no", label: "No" },
];

/** A RUC is never required, so a doubtful one does not stop the message. */
const advice: Record<RucProblem, string> = {
  form: "Revise el RUC: tiene 13 dígitos; los dos primeros son la provincia y los tres últimos, el establecimiento (001).",
  doubt: "El dígito verificador no coincide. Si el RUC es correcto, déjelo así.",
};

/** All fields are optional. */
export function BuyerFields() {
  const { company, ruc, city, monthly } = useStore(draft, emptyDraft);
  // Decided once, because the fields must not close while the visitor empties them.
  const [open] = useState(Boolean(company || ruc || city || monthly));
  return (
    <details className={styles.buyer} open={open}>
      <summary>Datos de su institución (opcional)</summary>
      <BuyerInputs withCompany />
    </details>
  );
}

/** `withCompany` adds the institution, for forms without a field for it. */
export function BuyerInputs({ withCompany }: { withCompany?: true }) {
  const { company, ruc, city, monthly } = useStore(draft, emptyDraft);
  const problem = ruc.trim() ? rucProblem(ruc) : undefined;

  function storeField({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) {
    updateDraft({ [target.name]: target.value });
  }

  return (
    <div className={styles.fields}>
      {withCompany && (
        <TextField
          label="Empresa/Institución"
          name="company"
          autoComplete="organization"
          value={company}
          onChange={storeField}
        />
      )}
      <div>
        <TextField
          label="RUC"
          name="ruc"
          inputMode="numeric"
          autoComplete="off"
          value={ruc}
          onChange={storeField}
        />
        <p className={styles.advice} role="status">
          {problem && advice[problem]}
        </p>
      </div>
      <TextField
        label="Ciudad de entrega"
        name="city"
        autoComplete="address-level2"
        value={city}
        onChange={storeField}
      />
      <SelectField
        label="Consumo mensual"
        name="monthly"
        options={monthlyOptions}
        value={monthly}
        onChange={storeField}
      />
    </div>
  );
}
