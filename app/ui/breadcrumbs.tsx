import { Link } from "#app/ui/actions/link.tsx";
import styles from "./breadcrumbs.module.css";

export type Crumb = { label: string; to?: string };

/** Inicio / Productos / … The last crumb is this page. */
export function Breadcrumbs({ trail }: { trail: Crumb[] }) {
  const crumbs = [{ label: "Inicio", to: "/" }, ...trail];
  return (
    <nav aria-label="Ruta de navegación" className={styles.trail} id="ruta">
      <ol>
        {crumbs.map((crumb, index) => {
          const isLast = index === crumbs.length - 1;
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
