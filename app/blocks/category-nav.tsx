import { useEffect, useRef } from "react";
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

/** The categories on a vertical ruler; on small screens, a row of chips below the header. */
export function CategoryNav({ links, selected, onSelect }: CategoryNavProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => showCurrent(list.current, selected), [selected]);
  return (
    <nav aria-label="Categorías" className={styles.nav}>
      <ul className={styles.list} ref={list}>
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
function showCurrent(list: HTMLUListElement | null, selected: string) {
  const entry = [...(list?.children ?? [])].find(
    (child) => child instanceof HTMLElement && child.dataset.category === selected,
  );
  if (!list || !(entry instanceof HTMLElement)) return;
  list.scrollLeft = entry.offsetLeft - (list.clientWidth - entry.offsetWidth) / 2;
}
