import { Fragment } from "react";
import { FactList } from "#app/blocks/groups/fact-list.tsx";
import type { SupplyPage } from "#app/content/views/supply.ts";
import { enquiryPath } from "#app/features/enquiry/enquiry-path.ts";
import { useClientValue } from "#app/hooks/use-client-value.ts";
import type { IconName } from "#app/lib/icon-names.ts";
import { supplyItem } from "#app/lib/quote/supply-item.ts";
import { slug } from "#app/lib/text/slug.ts";
import { useLocation } from "#app/router/use-location.ts";
import { Link } from "#app/ui/actions/link.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { ContentIcon } from "#app/ui/media/content-icon.tsx";
import { type SupplyItem, Tube } from "./cap.tsx";
import { OrderQuantity } from "./order-quantity.tsx";
import styles from "./order-row.module.css";

type Props = { item: SupplyItem; icon: IconName; page: Pick<SupplyPage, "name" | "canonical"> };

/** A supply with its presentation and quantity. Without JavaScript it links to the enquiry form. */
export function OrderRow({ item, icon, page }: Props) {
  const id = slug(item.name);
  // Browsers do not update :target when the router changes the page.
  const asked = useClientValue(useLocation().hash === `#${id}`, false);
  return (
    <article className={styles.row} id={id} data-asked={asked || undefined}>
      <div className={styles.drawing}>
        {item.cap ? <Tube colour={item.cap} /> : <ContentIcon name={icon} size={40} />}
      </div>
      <div className={styles.words}>
        <h3 className={styles.name}>{item.name}</h3>
        <p className={styles.description}>{item.description}</p>
        <p className={styles.badges}>
          {item.badges.map((badge) => (
            <Badge key={badge}>{badge}</Badge>
          ))}
        </p>
        {item.tests && (
          <p className={styles.tests}>
            Pruebas con este tubo:{" "}
            {item.tests.links.concat(item.tests.more ?? []).map(({ label, to }, index) => (
              <Fragment key={to}>
                {index > 0 && ", "}
                <Link to={to}>{label}</Link>
              </Fragment>
            ))}
          </p>
        )}
        <Link
          className={styles.quote}
          to={enquiryPath({ subject: "sales", about: `${item.name} (${page.name})` })}
          aria-label={`Solicitar cotización de ${item.name}`}
        >
          Solicitar cotización
        </Link>
      </div>
      <div className={styles.facts}>
        {item.facts.length > 0 ? <FactList facts={item.facts} /> : "Consultar"}
      </div>
      <OrderQuantity
        item={supplyItem({ name: page.name, path: page.canonical }, `${page.canonical}#${id}`, item)}
      />
    </article>
  );
}
