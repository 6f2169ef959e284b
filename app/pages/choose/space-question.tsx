import { useId } from "react";
import { parseNumber } from "#app/features/workload/address.ts";
import { nearestAllowed } from "#app/lib/workload.ts";
import styles from "./space-question.module.css";

type Props = { value: number; onChange: (space: number) => void };

/** Asks for the available width. Widths appear only if it is filled in. */
export function SpaceQuestion({ value, onChange }: Props) {
  const id = useId();
  return (
    <p className={styles.question}>
      <label htmlFor={id}>
        <strong>Ancho disponible</strong> (opcional)
      </label>
      <span className={styles.field}>
        <input
          id={id}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          size={4}
          value={value || ""}
          onChange={(event) => onChange(nearestAllowed("space", parseNumber(event.target.value), 0))}
        />
        <span aria-hidden="true">cm</span>
      </span>
    </p>
  );
}
