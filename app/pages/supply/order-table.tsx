import { SectionIndex } from "#app/blocks/groups/section-index.tsx";
import type { SupplyPage } from "#app/content/views/supply.ts";
import { slug } from "#app/lib/text/slug.ts";
import { Section } from "#app/ui/section.tsx";
import { OrderGroup } from "./order-group.tsx";
import styles from "./order-table.module.css";

/** All items of a supply line in rows, with an index of its groups. */
export function OrderTable({ page }: { page: SupplyPage }) {
  const groups = page.groups.map((group) => ({ ...group, id: slug(group.name) }));
  return (
    <Section>
      <div className={styles.layout}>
        <SectionIndex
          label="Grupos de esta línea"
          path={page.canonical}
          sections={groups.map(({ id, name, products }) => ({ id, name, count: products.length }))}
          unit="productos"
        />
        <div className={styles.groups}>
          {groups.map((group) => (
            <OrderGroup key={group.id} group={group} page={page} />
          ))}
          {page.note && <p className={styles.note}>{page.note}</p>}
        </div>
      </div>
    </Section>
  );
}
