import type { SupplyPage } from "#app/content/views/supply.ts";
import { useCurrentSection } from "#app/hooks/use-current-section.ts";
import { slug } from "#app/lib/text/slug.ts";
import { Link } from "#app/ui/actions/link.tsx";
import { Section } from "#app/ui/section.tsx";
import { OrderGroup } from "./order-group.tsx";
import styles from "./order-table.module.css";

/** All items of a supply line in rows, with a link to each group. */
export function OrderTable({ page }: { page: SupplyPage }) {
  const groups = page.groups.map((group) => ({ ...group, id: slug(group.name) }));
  const current = useCurrentSection(groups.map(({ id }) => id));
  return (
    <Section space="bottom">
      <nav className={styles.index} data-print="no" aria-label="Grupos de esta línea">
        {groups.map(({ id, name }) => (
          <Link
            key={id}
            to={`${page.canonical}#${id}`}
            className={styles.chip}
            aria-current={id === current ? "location" : undefined}
          >
            {name}
          </Link>
        ))}
      </nav>
      <div className={styles.groups}>
        {groups.map((group) => (
          <OrderGroup key={group.id} group={group} page={page} />
        ))}
        {page.note && <p className={styles.note}>{page.note}</p>}
      </div>
    </Section>
  );
}
