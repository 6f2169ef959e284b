import { startTransition, useOptimistic } from "react";
import type { Facets, Filter } from "#app/content/catalogue/filters.ts";
import styles from "./filter-bar.module.css";
import { countOption, type Selection, withToggled } from "./selection.ts";

type Props = {
  filters: readonly Filter[];
  /** The entries to count. Without them, the counts of the build are shown. */
  entries?: readonly { facets?: Facets }[];
  selection: Selection;
  onToggle: (filter: Filter["name"], value: string) => void;
};

/** Shows the tick of an option at once, before the product list has rendered. */
export function FilterBar({ filters, entries, selection, onToggle }: Props) {
  const [ticked, tick] = useOptimistic(selection);

  function toggle(name: Filter["name"], value: string) {
    startTransition(() => {
      tick((picked) => withToggled(picked, name, value));
      onToggle(name, value);
    });
  }

  return (
    <section className={styles.bar} data-print="no" aria-label="Filtros" data-needs-script>
      {filters.map(({ name, label, options }) => (
        <fieldset key={name} className={styles.filter}>
          <legend className={styles.legend}>{label}</legend>
          <div className={styles.options}>
            {options.map((option) => {
              const count = entries ? countOption(entries, ticked, name, option.value) : option.count;
              return (
                <label key={option.value} className={styles.option}>
                  <input
                    type="checkbox"
                    name={name}
                    value={option.value}
                    checked={ticked.get(name)?.includes(option.value) ?? false}
                    onChange={() => toggle(name, option.value)}
                  />
                  <span className={styles.face}>
                    {option.label}
                    <span className={styles.count}>
                      {count}
                      <span className="visually-hidden">{count === 1 ? " producto" : " productos"}</span>
                    </span>
                  </span>
                </label>
              );
            })}
          </div>
        </fieldset>
      ))}
    </section>
  );
}
