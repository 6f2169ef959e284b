import type { SupplyPage } from "#app/content/views/supply.ts";
import { slug } from "#app/lib/text/slug.ts";
import { Link } from "#app/ui/actions/link.tsx";
import { Cap } from "./cap.tsx";
import styles from "./cap-index.module.css";

/** Links each tube, by the colour of its cap, to its row. */
export function CapIndex({ page }: { page: SupplyPage }) {
  const tubes = page.groups.flatMap(({ products }) => products).filter((item) => item.cap);
  if (tubes.length === 0) return null;
  return (
    <ul className={styles.caps} data-print="no" aria-label="Tubos por el color de su tapa">
      {tubes.map(({ name, cap, badges }) => (
        <li key={name}>
          <Link to={`${page.canonical}#${slug(name)}`} className={styles.entry}>
            {cap && <Cap colour={cap} />}
            <span>
              {name} <span className={styles.colour}>{badges[1]}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
