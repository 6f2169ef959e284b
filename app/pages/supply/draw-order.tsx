import type { SupplyPage } from "#app/content/views/supply.ts";
import { slug } from "#app/lib/text/slug.ts";
import { Link } from "#app/ui/actions/link.tsx";
import styles from "./draw-order.module.css";
import { type SupplyItem, Tube } from "./tube.tsx";

/** In the order in which blood fills the tubes. */
export function tubesOf({ groups }: SupplyPage): SupplyItem[] {
  return groups
    .flatMap(({ products }) => products)
    .filter(({ draw }) => draw)
    .sort((a, b) => (a.draw ?? 0) - (b.draw ?? 0));
}

export function DrawOrder({ tubes, path }: { tubes: SupplyItem[]; path: string }) {
  return (
    <ol className={styles.tubes} data-print="no" aria-label="Tubos en orden de extracción">
      {tubes.map(({ name, cap, draw }) => (
        <li key={name}>
          <Link to={`${path}#${slug(name)}`} className={styles.tube}>
            {cap && <Tube colour={cap} />}
            <span>
              <span className={styles.place}>{draw}</span>{" "}
              <strong>{name.replace(/^Tubo (con|de) /, "")}</strong>{" "}
              <span className={styles.colour}>{cap}</span>
            </span>
          </Link>
        </li>
      ))}
    </ol>
  );
}
