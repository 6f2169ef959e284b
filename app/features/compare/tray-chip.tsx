import { X } from "lucide-react";
import { IconButton } from "#app/ui/actions/icon-button.tsx";
import type { Choice } from "./choices.ts";
import styles from "./tray-chip.module.css";

export function TrayChip({ choice, onRemove }: { choice: Choice; onRemove: () => void }) {
  const { name, shortName, thumb } = choice;
  return (
    <li className={styles.chip}>
      {thumb && <img className={styles.thumb} src={thumb} alt="" width="72" height="56" />}
      <span className={styles.name}>{shortName ?? name}</span>
      <IconButton aria-label={`Quitar ${name} de la comparación`} onClick={onRemove}>
        <X size={18} />
      </IconButton>
    </li>
  );
}
