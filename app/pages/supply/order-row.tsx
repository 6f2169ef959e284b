import { FactList } from "#app/blocks/groups/fact-list.tsx";
import type { SupplyPage } from "#app/content/views/supply.ts";
import { enquiryPath } from "#app/features/enquiry/enquiry-path.ts";
import { useClientValue } from "#app/hooks/use-client-value.ts";
import type { IconName } from "#app/lib/icon-names.ts";
import { supplyItem } from "#app/lib/quote/supply-item.ts";
import { slug } from "#app/lib/text/slug.ts";
import { useLocation } from "#app/router/use-location.ts";
import { Link } from "#app/ui/actions/link.tsx";
import { ContentIcon } from "#app/ui/media/content-icon.tsx";
import drawings from "#cache/drawings.svg?url";
import { OrderQuantity } from "./order-quantity.tsx";
import styles from "./order-row.module.css";
import { OrderWords } from "./order-words.tsx";
import type { SupplyItem } from "./tube.tsx";

type Props = {
  item: SupplyItem;
  icon: IconName;
  /** Facts that the head of the group states for all its items. The row does not show them. */
  shared: readonly string[];
  page: Pick<SupplyPage, "name" | "canonical">;
};

export function OrderRow({ item, icon, shared, page }: Props) {
  const id = slug(item.name);
  // Replaces :target, which browsers do not update when the router changes the page.
  const targeted = useClientValue(useLocation().hash === `#${id}`, false);
  const { brand } = item;
  const facts = item.facts.filter(({ value }) => value !== brand && !shared.includes(value));
  const hasMarks = brand || item.badges.some((badge) => !shared.includes(badge));
  return (
    <article
      className={styles.row}
      id={id}
      data-targeted={targeted || undefined}
      data-without-marks={!hasMarks || undefined}
      style={item.cap && { "--cap": `var(--cap-${item.cap})` }}
    >
      <div className={styles.drawing} aria-hidden="true">
        {item.draw}
        <ContentIcon name={item.drawing ?? icon} size={48} sprite={item.drawing && drawings} />
      </div>
      <div className={styles.words}>
        <OrderWords item={item} />
      </div>
      <div className={styles.marks}>
        <p className={styles.badges}>
          {item.badges.map((badge) => (
            <span key={badge} className={shared.includes(badge) ? "visually-hidden" : undefined}>
              {badge}
            </span>
          ))}
        </p>
        <FactList facts={item.facts.filter(({ value }) => value === brand && !item.badges.includes(value))} />
      </div>
      <div className={styles.facts}>
        {facts.length > 0 ? <FactList facts={facts} /> : item.facts.length === 0 && "Consultar"}
      </div>
      <Link
        className={styles.quote}
        to={enquiryPath({ subject: "sales", about: `${item.name} (${page.name})` })}
        aria-label={`Solicitar cotización de ${item.name}`}
      >
        Solicitar cotización
      </Link>
      <OrderQuantity
        item={supplyItem({ name: page.name, path: page.canonical }, `${page.canonical}#${id}`, item)}
      />
    </article>
  );
}
