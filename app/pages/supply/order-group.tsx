import { GroupFrame } from "#app/blocks/groups/group-frame.tsx";
import type { SupplyPage } from "#app/content/views/supply.ts";
import { useReveal } from "#app/hooks/use-reveal.ts";
import { lowerInitial } from "#app/lib/text/format.ts";
import styles from "./order-group.module.css";
import { OrderRow } from "./order-row.tsx";

const classes = { group: styles.group, head: styles.head, name: styles.name, line: styles.line };

type Group = SupplyPage["groups"][number] & { id: string };

export function OrderGroup({ group, page }: { group: Group; page: SupplyPage }) {
  const list = useReveal<HTMLUListElement>();
  const { icon, line, shared, products, ...frame } = group;
  return (
    <GroupFrame
      {...frame}
      icon={icon}
      line={
        <>
          {shared.length > 0 && <strong>Todos: {shared.map(lowerInitial).join(", ")}.</strong>} {line}
        </>
      }
      classes={classes}
    >
      <ul ref={list}>
        {products.map((item) => (
          <li key={item.name}>
            <OrderRow item={item} icon={item.icon ?? icon} shared={shared} page={page} />
          </li>
        ))}
      </ul>
    </GroupFrame>
  );
}
