import { ChevronDown } from "lucide-react";
import type { ReactNode, ToggleEvent } from "react";
import styles from "./accordion.module.css";

type Item = { id: string; title: ReactNode; content: ReactNode };

type Props = {
  items: Item[];
  /** Items with the same name close each other. */
  name?: string;
  open?: "none" | "first" | "all";
};

export function Accordion({ items, name, open = "none" }: Props) {
  return (
    <div>
      {items.map((item, index) => (
        <details
          key={item.id}
          id={item.id}
          name={name}
          className={styles.item}
          open={open === "all" || (open === "first" && index === 0)}
          onToggle={name ? closeOthers : undefined}
        >
          <summary className={styles.summary}>
            <span>{item.title}</span>
            <ChevronDown className={styles.chevron} size={20} />
          </summary>
          <div className={styles.content}>{item.content}</div>
        </details>
      ))}
    </div>
  );
}

/** Closes the other items in browsers that ignore `name`. */
function closeOthers({ currentTarget: item }: ToggleEvent<HTMLDetailsElement>) {
  if (!item.open) return;
  for (const other of item.parentElement?.querySelectorAll<HTMLDetailsElement>(":scope > [open]") ?? []) {
    if (other !== item) other.open = false;
  }
}
