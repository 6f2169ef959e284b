import { useState } from "react";
import { formatNumber } from "#app/lib/text/format.ts";
import { parseNumber } from "./address.ts";
import styles from "./answer.module.css";

type Props = { label: string; value: number; onChange: (value: number) => void };

export function Answer({ label, value, onChange }: Props) {
  const [typed, setTyped] = useState<string>();
  const shown = typed ?? formatNumber(value);
  return (
    <input
      className={styles.answer}
      aria-label={label}
      inputMode="decimal"
      autoComplete="off"
      maxLength={7}
      size={Math.max(2, shown.length)}
      value={shown}
      onFocus={(event) => event.target.select()}
      onChange={(event) => {
        setTyped(event.target.value);
        onChange(parseNumber(event.target.value));
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}

type ChoiceProps = {
  label: string;
  value: string;
  options: { id: string; label: string }[];
  onChange: (id: string) => void;
};

export function Choice({ label, value, options, onChange }: ChoiceProps) {
  return (
    <select
      className={styles.choice}
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      {options.map((option) => (
        <option key={option.id} value={option.id}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
