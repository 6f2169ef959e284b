import { useEffect } from "react";
import type { FewResults } from "#app/features/search/engine/few-results.ts";
import { closeSearch } from "#app/features/search/use-search-open.ts";
import { isPlainClick } from "#app/lib/plain-click.ts";
import { Link } from "#app/ui/actions/link.tsx";
import styles from "./result-list.module.css";
import { CommonScale, ResultRow } from "./result-row.tsx";

export const listboxId = "resultados-de-busqueda";

export function optionId(place: number): string {
  return `${listboxId}-${place}`;
}

type Props = { groups: FewResults[]; active: number; onPoint: (place: number) => void };

/** The field keeps the focus and points at the active option. */
export function ResultList({ groups, active, onPoint }: Props) {
  useEffect(() => {
    document.getElementById(optionId(active))?.scrollIntoView({ block: "nearest" });
  }, [active]);

  let place = -1;
  return (
    <div id={listboxId} role="listbox" aria-label="Resultados" className={styles.list}>
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a listbox may contain a group but not a fieldset
        <div
          key={group.id}
          role="group"
          aria-labelledby={`${listboxId}-${group.id}`}
          className={styles.group}
        >
          <div className={styles.head}>
            <span id={`${listboxId}-${group.id}`}>
              <span className={styles.title}>{group.title}</span> <span>{group.total}</span>
            </span>
            <CommonScale hits={group.hits} />
          </div>
          {group.hits.map((hit) => {
            place += 1;
            const own = place;
            return (
              <Link
                key={hit.document.id}
                id={optionId(own)}
                role="option"
                aria-selected={own === active}
                tabIndex={-1}
                to={hit.document.path}
                className={styles.option}
                onPointerMove={() => own !== active && onPoint(own)}
                onClick={(event) => {
                  if (isPlainClick(event)) closeSearch();
                }}
              >
                <ResultRow hit={hit} />
              </Link>
            );
          })}
        </div>
      ))}
    </div>
  );
}
