import type { Crumb } from "#app/lib/shapes.ts";
import { Link } from "#app/ui/actions/link.tsx";
import styles from "./breadcrumbs.module.css";

export function Breadcrumbs({ trail }: { trail: Crumb[] }) {
  return (
    <nav aria-label="Ruta de navegación" className={styles.trail} id="ruta">
      <ol>
        {trail.map((crumb, index) => {
          const isLast = index === trail.length - 1;
          return (
            <li key={crumb.label}>
              {isLast || !crumb.to ? (
                <span aria-current={isLast ? "page" : undefined}>{crumb.label}</span>
              ) : (
                <Link to={crumb.to}>{crumb.label}</Link>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
