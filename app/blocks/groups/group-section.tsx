import type { ReactNode } from "react";
import type { Supply } from "#app/content/schema/files.ts";
import { useReveal } from "#app/hooks/use-reveal.ts";
import type { IconName } from "#app/lib/icon-names.ts";
import { slug } from "#app/lib/text/slug.ts";
import { ContentIcon } from "#app/ui/media/content-icon.tsx";
import styles from "./group-section.module.css";

type Props = {
  name: string;
  /** One line under the name. */
  line: string;
  icon: IconName;
  colour: Supply["groups"][number]["colour"];
  cards: { name: string; content: ReactNode }[];
};

/** A group of supplies or tests under a line in its colour: its name stays in view beside its cards. */
export function GroupSection({ name, line, icon, colour, cards }: Props) {
  const list = useReveal<HTMLUListElement>();
  const id = slug(name);
  return (
    <section className={styles.group} data-colour={colour} aria-labelledby={id}>
      <div className={styles.head}>
        <ContentIcon name={icon} size={26} />
        <h2 id={id} className={styles.name}>
          {name}
        </h2>
        <p className={styles.line}>{line}</p>
      </div>
      <ul className={styles.cards} ref={list}>
        {cards.map((card, index) => (
          <li key={card.name} {...place(index, cards.length)}>
            {card.content}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Rows of two (span 3) come first, so that rows of three (span 2) fill the rest without a hole. */
function place(index: number, count: number) {
  if (count === 1) return { "data-span": 6, "data-row": "first" };
  const wide = [0, 4, 2][count % 3] ?? 0;
  const firstRow = wide > 0 ? 2 : 3;
  return { "data-span": index < wide ? 3 : 2, "data-row": index < firstRow ? "first" : "later" };
}
