import type { CategoryView } from "#app/content/views/category.ts";
import { TextLink } from "#app/ui/actions/text-link.tsx";
import styles from "./category-pager.module.css";

export function CategoryPager({ view: { page, pages, previous, next } }: { view: CategoryView }) {
  if (pages === 1) return null;
  return (
    <nav className={styles.pager} aria-label="Páginas de la categoría">
      {previous && (
        <TextLink to={`${previous}#productos`} icon={null} rel="prev">
          Anterior
        </TextLink>
      )}
      <p>
        Página {page} de {pages}
      </p>
      {next && (
        <TextLink to={`${next}#productos`} rel="next">
          Siguiente
        </TextLink>
      )}
    </nav>
  );
}
