import type { SearchResults } from "#app/features/search/engine/results.ts";
import { closeSearch } from "#app/features/search/use-search-open.ts";
import { searchPath } from "#app/lib/addresses/search-address.ts";
import { TextLink } from "#app/ui/actions/text-link.tsx";
import styles from "./search-foot.module.css";

type Props = { results: SearchResults; note: string };

/** `note` says what Ctrl+Enter has done: it adds a product to the comparison or removes it. */
export function SearchFoot({ results, note }: Props) {
  return (
    <div className={styles.foot}>
      {note ? <p className={styles.note}>{note}</p> : <Keys />}
      <TextLink to={searchPath(results.query)} onClick={closeSearch}>
        {results.total === 1 ? "Ver 1 resultado" : `Ver los ${results.total} resultados`}
      </TextLink>
    </div>
  );
}

function Keys() {
  return (
    <p className={styles.keys}>
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> recorrer
      </span>{" "}
      <span>
        <kbd>↵</kbd> abrir
      </span>{" "}
      <span>
        <kbd>Ctrl</kbd> <kbd>↵</kbd> comparar
      </span>
    </p>
  );
}
