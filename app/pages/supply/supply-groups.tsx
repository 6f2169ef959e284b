import { GroupList } from "#app/blocks/groups/group-list.tsx";
import type { SupplyPage } from "#app/content/views/supply.ts";
import { Section } from "#app/ui/section.tsx";
import { SupplyCard } from "./supply-card.tsx";
import styles from "./supply-groups.module.css";

export function SupplyGroups({ page }: { page: SupplyPage }) {
  return (
    <Section>
      <GroupList
        groups={page.groups.map(({ products, ...group }) => ({
          ...group,
          cards: products.map((item) => ({
            name: item.name,
            content: <SupplyCard item={item} page={page} />,
          })),
        }))}
      >
        {page.note && <p className={styles.note}>{page.note}</p>}
      </GroupList>
    </Section>
  );
}
