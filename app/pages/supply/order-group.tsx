import type { SupplyPage } from "#app/content/views/supply.ts";
import { useReveal } from "#app/hooks/use-reveal.ts";
import { ContentIcon } from "#app/ui/media/content-icon.tsx";
import styles from "./order-group.module.css";
import { OrderRow } from "./order-row.tsx";

type Group = SupplyPage["groups"][number] & { id: string };

/** A group under a line in its colour: one row per product. */
export function OrderGroup({ group, page }: { group: Group; page: SupplyPage }) {
  const list = useReveal<HTMLUListElement>();
  const { id, name, line, icon, colour, products } = group;
  return (
    <section className={styles.group} data-colour={colour} aria-labelledby={id}>
      <div className={styles.head}>
        <ContentIcon name={icon} size={26} />
        <h2 id={id} className={styles.name}>
          {name}
        </h2>
        <p className={styles.line}>{line}</p>
      </div>
      <div className={styles.columns} aria-hidden="true">
        <span>Producto</span>
        <span>Presentación</span>
        <span data-needs-script>Cantidad</span>
      </div>
      <ul ref={list}>
        {products.map((item) => (
          <li key={item.name}>
            <OrderRow item={item} icon={item.icon ?? icon} page={page} />
          </li>
        ))}
      </ul>
    </section>
  );
}
