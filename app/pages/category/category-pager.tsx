import type { CategoryView } from "#app/content/views/category.ts";
import { categoryPath } from "#app/lib/category-pages.ts";
import { TextLink } from "#app/ui/actions/text-link.tsx";
import styles from "./category-pager.module.css";

/**
 * From page to page of a category that has more products than one page shows. Whoever turns the page
 * goes on reading at its first product.
 */
export function CategoryPager({ view: { id, page, pages } }: { view: CategoryView }) {
  if (pages === 1) return null;
  return (
    <nav className={styles.pager} aria-label="Páginas de la categoría">
      {page > 1 && (
        <TextLink to={`${categoryPath(id, page - 1)}#productos`} icon={null} rel="prev">
          Anterior
        </TextLink>
      )}
      <p>
        Página {page} de {pages}
      </p>
      {page < pages && (
        <TextLink to={`${categoryPath(id, page + 1)}#productos`} rel="next">
          Siguiente
        </TextLink>
      )}
    </nav>
  );
}
