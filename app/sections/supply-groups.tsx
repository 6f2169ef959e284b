import type { SupplyPage } from "#app/content.server/supply-page.ts";
import { Section } from "#app/ui/section.tsx";
import { GroupList } from "./group-list.tsx";
import { SupplyCard } from "./supply-card.tsx";

export function SupplyGroups({ groups }: Pick<SupplyPage, "groups">) {
  return (
    <Section>
      <GroupList
        groups={groups.map(({ products, ...group }) => ({
          ...group,
          cards: products.map((item) => ({ name: item.name, content: <SupplyCard item={item} /> })),
        }))}
      />
    </Section>
  );
}
