import { useStoredList } from "#app/hooks/use-stored-list.ts";
import { type Choice, choices, isChosen, maxChoices, toggleChoice } from "./choices.ts";
import styles from "./compare-checkbox.module.css";

export function CompareCheckbox({ choice }: { choice: Choice }) {
  const chosen = useStoredList(choices);
  const checked = isChosen(chosen, choice.id);
  const full = !checked && chosen.length >= maxChoices;
  return (
    <label className={styles.box} data-print="no" data-needs-script>
      <input
        type="checkbox"
        checked={checked}
        disabled={full}
        onChange={() => toggleChoice(choice)}
        aria-label={full ? `Máximo cuatro: ${choice.name}` : `Comparar ${choice.name}`}
      />
      <span aria-hidden="true">{full ? "Máximo cuatro" : "Comparar"}</span>
    </label>
  );
}
