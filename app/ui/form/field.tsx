import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import styles from "./field.module.css";

type Labelled = { label: string };

/** The blank placeholder is what tells CSS that nothing is typed yet, and so where the label stands. */
const blank = " ";

export function TextField({ label, ...input }: Labelled & ComponentProps<"input">) {
  return (
    <label className={styles.field}>
      <input className={styles.control} placeholder={blank} {...input} />
      <span className={styles.label}>{label}</span>
    </label>
  );
}

export function TextArea({ label, ...area }: Labelled & ComponentProps<"textarea">) {
  return (
    <label className={styles.field}>
      <textarea className={styles.control} placeholder={blank} {...area} />
      <span className={styles.label}>{label}</span>
    </label>
  );
}

type Option = { value: string; label: string };

/** The first option is the initial one. */
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
