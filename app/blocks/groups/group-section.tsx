import type { ReactNode } from "react";
import { useReveal } from "#app/hooks/use-reveal.ts";
import { slug } from "#app/lib/text/slug.ts";
import { GroupFrame, type GroupHead } from "./group-frame.tsx";
import styles from "./group-section.module.css";

const classes = { group: styles.group, head: styles.head, name: styles.name, line: styles.line };

type Props = GroupHead & { cards: { name: string; content: ReactNode }[] };

/** On wide screens, the name of the group stays in view beside the cards while they scroll. */
export function GroupSection({ cards, ...head }: Props) {
  const list = useReveal<HTMLUListElement>();
  return (
    <GroupFrame id={slug(head.name)} classes={classes} {...head}>
      <ul className={styles.cards} ref={list}>
        {cards.map((card, index) => (
          <li key={card.name} {...place(index, cards.length)}>
            {card.content}
          </li>
        ))}
      </ul>
    </GroupFrame>
  );
}

/** A row has three cards (span 2). If the last row would have a gap, the first rows have two (span 3). */
function place(index: number, count: number) {
  if (count === 1) return { "data-span": 6, "data-row": "first" };
  const wideCount = [0, 4, 2][count % 3] ?? 0;
  const firstRow = wideCount > 0 ? 2 : 3;
  return { "data-span": index < wideCount ? 3 : 2, "data-row": index < firstRow ? "first" : "later" };
}
