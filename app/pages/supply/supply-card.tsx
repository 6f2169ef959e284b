import { FactList } from "#app/blocks/groups/fact-list.tsx";
import type { SupplyPage } from "#app/content/views/supply.ts";
import { enquiryPath } from "#app/features/enquiry/enquiry-path.ts";
import { AddToQuoteButton } from "#app/features/quote-list/add-to-quote-button.tsx";
import { slug } from "#app/lib/slug.ts";
import { TextLink } from "#app/ui/actions/text-link.tsx";
import { Badge } from "#app/ui/badge.tsx";
import styles from "./supply-card.module.css";

type Page = Pick<SupplyPage, "name" | "canonical">;
type Item = SupplyPage["groups"][number]["products"][number];

/** One supply. A tube shows the colour of its cap; a badge says it in words. */
export function SupplyCard({ item, page }: { item: Item; page: Page }) {
  return (
    <article className={styles.card} id={slug(item.name)}>
      <h3 className={styles.name}>
        {item.cap && <span className={styles.cap} data-cap={item.cap} />}
        <span>{item.name}</span>
      </h3>
      <p className={styles.description}>{item.description}</p>
      <FactList facts={item.facts} />
      <p className={styles.badges}>
        {item.badges.map((badge) => (
          <Badge key={badge}>{badge}</Badge>
        ))}
      </p>
      <div className={styles.actions}>
        <TextLink
          to={enquiryPath({ subject: "sales", about: `${item.name} (${page.name})` })}
          aria-label={`Solicitar cotización de ${item.name}`}
        >
          Solicitar cotización
        </TextLink>
        <AddToQuoteButton
          item={{
            id: `${page.canonical}#${slug(item.name)}`,
            kind: "supply",
            name: item.name,
            origin: [page.name, item.badges[0]].join(" · "),
            path: page.canonical,
          }}
        />
      </div>
    </article>
  );
}
