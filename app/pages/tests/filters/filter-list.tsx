import { memo, useCallback, useMemo } from "react";
import type { Option } from "#app/content/views/test-tubes.ts";
import type { TestsFilters } from "#app/pages/tests/content.ts";
import type { DirectoryState } from "#app/pages/tests/use-directory.ts";
import { countOptions, type GroupName, readChoice, withParameter, withToggled } from "./choice.ts";
import styles from "./filter-list.module.css";
import { RapidSwitch } from "./rapid-switch.tsx";
import { usePressed } from "./use-pressed.ts";

type Props = {
  filters: TestsFilters;
  directory: DirectoryState;
};

const filterGroups = [
  { name: "area", title: "Área", all: "Todas" },
  { name: "tubo", title: "Muestra y tubo" },
  { name: "metodo", title: "Método" },
] as const;

export const TestsFilterList = memo(function TestsFilterList({ filters, directory }: Props) {
  const { listed, inQuery } = directory;
  const { pressed, change } = usePressed(filters, directory);
  // The counts change later, together with the list, so that counting does not delay the pressed option.
  const counts = useMemo(
    () => filterGroups.map(({ name }) => countOptions(inQuery, listed, filters, name)),
    [inQuery, listed, filters],
  );
  // `toggle` stays the same function, so a press renders only the options that it changes.
  const toggle = useCallback(
    (name: GroupName, id: string) =>
      change((query) => withToggled(query, name, readChoice(query, filters)[name], id)),
    [change, filters],
  );
  return (
    <section className={styles.filters} aria-label="Filtros" data-needs-script>
      {filterGroups.map(({ name, title, ...group }, place) => (
        <fieldset key={name} className={styles.group}>
          <legend>{title}</legend>
          {"all" in group && (
            <label className={styles.option} data-checked={pressed[name].length === 0 || undefined}>
              <input
                type="checkbox"
                checked={pressed[name].length === 0}
                onChange={() => change((query) => withParameter(query, name, undefined))}
              />
              <span>{group.all}</span>
              <span className={styles.count}>{inQuery.length}</span>
            </label>
          )}
          {filters[name].map((option) => (
            <FilterOption
              key={option.id}
              name={name}
              option={option}
              count={counts[place]?.get(option.id) ?? 0}
              checked={pressed[name].includes(option.id)}
              onToggle={toggle}
            />
          ))}
        </fieldset>
      ))}
      <fieldset className={styles.group} data-switch="">
        <legend>Prueba rápida</legend>
        <RapidSwitch className={styles.switch} checked={pressed.rapid} change={change}>
          <span className={styles.count}>{inQuery.filter(({ rapid }) => rapid).length}</span>
        </RapidSwitch>
      </fieldset>
    </section>
  );
});

type OptionProps = {
  name: GroupName;
  option: Option;
  count: number;
  checked: boolean;
  onToggle: (name: GroupName, id: string) => void;
};

/** An option that would show no tests cannot be chosen. */
const FilterOption = memo(function FilterOption({ name, option, count, checked, onToggle }: OptionProps) {
  const { id, label, cap } = option;
  const empty = count === 0 && !checked;
  return (
    <label className={styles.option} data-empty={empty || undefined} data-checked={checked || undefined}>
      <input
        type="checkbox"
        checked={checked}
        aria-disabled={empty || undefined}
        onChange={() => !empty && onToggle(name, id)}
      />
      {name === "tubo" && <span className={styles.cap} style={cap && { background: `var(--cap-${cap})` }} />}
      <span>{label}</span>
      <span className={styles.count}>{count}</span>
    </label>
  );
});
