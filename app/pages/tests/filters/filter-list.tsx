import { memo, useMemo } from "react";
import type { Option } from "#app/content/views/test-tubes.ts";
import type { TestsFilters } from "#app/pages/tests/content.ts";
import type { Answer } from "#app/pages/tests/use-directory.ts";
import { countOptions, type GroupName, withParameter, withToggled } from "./choice.ts";
import styles from "./filter-list.module.css";
import { RapidSwitch } from "./rapid-switch.tsx";

type Props = {
  filters: TestsFilters;
  directory: Answer;
};

const filterGroups = [
  { name: "area", title: "Área", all: "Todas" },
  { name: "tubo", title: "Muestra y tubo" },
  { name: "metodo", title: "Método" },
] as const;

/** The filters on vertical rules, beside the list. */
export const TestsFilterList = memo(function TestsFilterList({ filters, directory }: Props) {
  const { choice, listed, changeQuery, inQuery } = directory;
  // The numbers follow with the list, so that the tick shows at once.
  const counts = useMemo(
    () => filterGroups.map(({ name }) => countOptions(inQuery, listed, filters, name)),
    [inQuery, listed, filters],
  );
  return (
    <section className={styles.filters} aria-label="Filtros" data-needs-script>
      {filterGroups.map(({ name, title, ...group }, place) => (
        <fieldset key={name} className={styles.group}>
          <legend>{title}</legend>
          {"all" in group && (
            <label className={styles.option} data-checked={choice[name].length === 0 || undefined}>
              <input
                type="checkbox"
                checked={choice[name].length === 0}
                onChange={() => changeQuery((query) => withParameter(query, name, undefined))}
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
              directory={directory}
            />
          ))}
        </fieldset>
      ))}
      <fieldset className={styles.group} data-switch="">
        <legend>Prueba rápida</legend>
        <RapidSwitch className={styles.switch} directory={directory}>
          <span className={styles.count}>{inQuery.filter(({ rapid }) => rapid).length}</span>
        </RapidSwitch>
      </fieldset>
    </section>
  );
});

type OptionProps = { name: GroupName; option: Option; count: number; directory: Props["directory"] };

/** An option with the number of tests it would leave. One that would leave none cannot be chosen. */
function FilterOption({
  name,
  option: { id, label, cap },
  count,
  directory: { choice, changeQuery },
}: OptionProps) {
  const checked = choice[name].includes(id);
  const empty = count === 0 && !checked;
  return (
    <label className={styles.option} data-empty={empty || undefined} data-checked={checked || undefined}>
      <input
        type="checkbox"
        checked={checked}
        aria-disabled={empty || undefined}
        onChange={() => !empty && changeQuery((query) => withToggled(query, name, choice[name], id))}
      />
      {name === "tubo" && <span className={styles.cap} style={cap && { background: `var(--cap-${cap})` }} />}
      <span>{label}</span>
      <span className={styles.count}>{count}</span>
    </label>
  );
}
