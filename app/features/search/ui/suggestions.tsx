import { Headphones, Layers } from "lucide-react";
import type { SearchIndex } from "#app/content/outputs/search-format.ts";
import { closeSearch } from "#app/features/search/use-search-open.ts";
import { Link } from "#app/ui/actions/link.tsx";
import styles from "./suggestions.module.css";

const icons = { products: Layers, support: Headphones };

type Props = { index: Pick<SearchIndex, "frequent" | "links">; onChoose: (query: string) => void };

/** Shown until the visitor types. */
export function Suggestions({ index: { frequent, links }, onChoose }: Props) {
  return (
    <div className={styles.suggestions}>
      <p className={styles.heading} id="busquedas-frecuentes">
        Búsquedas frecuentes
      </p>
      <ul className={styles.chips} aria-labelledby="busquedas-frecuentes">
        {frequent.map((query) => (
          <li key={query}>
            <button type="button" className={styles.chip} onClick={() => onChoose(query)}>
              {query}
            </button>
          </li>
        ))}
      </ul>
      <p className={styles.heading}>Ir a</p>
      <ul>
        {links.map(({ label, text, to, icon }) => {
          const Icon = icons[icon];
          return (
            <li key={to}>
              <Link to={to} className={styles.link} onClick={closeSearch}>
                <Icon size={26} strokeWidth={1.6} />
                <span className={styles.label}>{label}</span> <span className="note">{text}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
