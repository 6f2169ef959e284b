import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import styles from "./field.module.css";
import { type ErrorTexts, useFieldError } from "./use-field-error.ts";

type Labelled = { label: string };
type FieldError = ReturnType<typeof useFieldError>["error"];

/** CSS places the label with :placeholder-shown, which works only with a placeholder. */
const blank = " ";

export function TextField({
  label,
  missing,
  invalid,
  ...input
}: Labelled & ErrorTexts & ComponentProps<"input">) {
  const { error, control } = useFieldError({ missing, invalid });
  return (
    <div>
      <label className={styles.field}>
        <input className={styles.control} placeholder={blank} {...input} {...control} />
        <span className={styles.label}>{label}</span>
      </label>
      <ErrorText error={error} />
    </div>
  );
}

export function TextArea({ label, missing, ...area }: Labelled & ErrorTexts & ComponentProps<"textarea">) {
  const { error, control } = useFieldError({ missing });
  return (
    <div>
      <label className={styles.field}>
        <textarea className={styles.control} placeholder={blank} {...area} {...control} />
        <span className={styles.label}>{label}</span>
      </label>
      <ErrorText error={error} />
    </div>
  );
}

function ErrorText({ error }: { error: FieldError }) {
  if (!error) return null;
  return (
    <p className={styles.error} id={error.id}>
      {error.text}
    </p>
  );
}

type Option = { value: string; label: string };

export function SelectField({
  label,
  options,
  ...select
}: Labelled & { options: readonly Option[] } & ComponentProps<"select">) {
  return (
    <label className={styles.field}>
      <select className={styles.control} {...select}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <span className={styles.label}>{label}</span>
      <ChevronDown className={styles.chevron} size={20} />
    </label>
  );
}
