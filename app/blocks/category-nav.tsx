import { useEffect } from "react";
import { isPlainClick } from "#app/lib/plain-click.ts";
import type { LabelledLink } from "#app/lib/shapes.ts";
import { Link } from "#app/ui/actions/link.tsx";
import styles from "./category-nav.module.css";

export type CategoryNavProps = {
  links: (LabelledLink & { id: string; count?: number })[];
  selected: string;
  /** Selects a category on this page. Without it, the links open the page of the category. */
  onSelect?: (id: string) => void;
};

export function CategoryNav({ links, selected, onSelect }: CategoryNavProps) {
  useCategoryInView(selected);
  return (
    <nav aria-label="Categorías" className={styles.nav}>
      <ul className={styles.list}>
        {links.map((link) => (
          <li key={link.id} data-category={link.id}>
            <Link
              to={link.to}
              className={styles.entry}
              data-keep-scroll
              aria-current={link.id === selected ? (onSelect ? "true" : "page") : undefined}
              onClick={(event) => {
                if (!onSelect || !isPlainClick(event)) return;
                event.preventDefault();
                onSelect(link.id);
              }}
            >
              <span>{link.label}</span>
              {link.count !== undefined && (
                <span>
                  {link.count}
                  <span className="visually-hidden">{link.count === 1 ? " producto" : " productos"}</span>
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** On small screens, scrolls the selected category as near the middle of the row as possible. */
export function useCategoryInView(selected: string) {
  useEffect(() => {
    const entry = document.querySelector<HTMLElement>(`[data-category="${selected}"]`);
    const list = entry?.parentElement;
    if (list) list.scrollLeft = entry.offsetLeft - (list.clientWidth - entry.offsetWidth) / 2;
  }, [selected]);
}
