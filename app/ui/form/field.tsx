import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import styles from "./field.module.css";
import { type Complaints, useComplaint } from "./use-complaint.ts";

type Labelled = { label: string };
type Complaint = ReturnType<typeof useComplaint>["complaint"];

/** The blank placeholder is what tells CSS that nothing is typed yet, and so where the label stands. */
const blank = " ";

export function TextField({
  label,
  missing,
  mistaken,
  ...input
}: Labelled & Complaints & ComponentProps<"input">) {
  const { complaint, control } = useComplaint({ missing, mistaken });
  return (
    <div>
      <label className={styles.field}>
        <input className={styles.control} placeholder={blank} {...input} {...control} />
        <span className={styles.label}>{label}</span>
      </label>
      <Complain complaint={complaint} />
    </div>
  );
}

export function TextArea({ label, missing, ...area }: Labelled & Complaints & ComponentProps<"textarea">) {
  const { complaint, control } = useComplaint({ missing });
  return (
    <div>
      <label className={styles.field}>
        <textarea className={styles.control} placeholder={blank} {...area} {...control} />
        <span className={styles.label}>{label}</span>
      </label>
      <Complain complaint={complaint} />
    </div>
  );
}

function Complain({ complaint }: { complaint: Complaint }) {
  if (!complaint) return null;
  return (
    <p className={styles.complaint} id={complaint.id}>
      {complaint.text}
    </p>
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
