import { useEffect } from "react";
import { isPlainClick } from "#app/lib/plain-click.ts";
import type { LabelledLink } from "#app/lib/shapes.ts";
import { Link } from "#app/ui/actions/link.tsx";
import styles from "./category-nav.module.css";

export type CategoryNavProps = {
  links: (LabelledLink & { id: string; count?: number })[];
  selected: string;
  /** Selects a category in place instead of opening its page. */
  onSelect?: (id: string) => void;
};

/** The categories along a vertical ruler. Small screens show them as a row of chips below the header. */
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
                <span className={styles.count}>
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

/** Scrolls the row of chips so that the selected category is in the middle. */
export function useCategoryInView(selected: string) {
  useEffect(() => {
    const entry = document.querySelector<HTMLElement>(`[data-category="${selected}"]`);
    const list = entry?.parentElement;
    if (list) list.scrollLeft = entry.offsetLeft - (list.clientWidth - entry.offsetWidth) / 2;
  }, [selected]);
}
