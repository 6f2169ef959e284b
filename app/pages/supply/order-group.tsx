import { GroupFrame } from "#app/blocks/groups/group-frame.tsx";
import type { SupplyPage } from "#app/content/views/supply.ts";
import { useReveal } from "#app/hooks/use-reveal.ts";
import styles from "./order-group.module.css";
import { OrderRow } from "./order-row.tsx";

const classes = { group: styles.group, head: styles.head, name: styles.name, line: styles.line };

type Group = SupplyPage["groups"][number] & { id: string };

/** A group under a coloured line, with one row per product. */
export function OrderGroup({ group, page }: { group: Group; page: SupplyPage }) {
  const list = useReveal<HTMLUListElement>();
  const { icon, products, ...frame } = group;
  return (
    <GroupFrame {...frame} icon={icon} classes={classes}>
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
    </GroupFrame>
  );
}
