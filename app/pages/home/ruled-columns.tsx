import type { ReactNode, Ref } from "react";
import styles from "./ruled-columns.module.css";

type Props = {
  ref?: Ref<HTMLUListElement>;
  /** On small screens: two by two under the rule, or one below the other beside a line. */
  narrow: "pairs" | "rows";
  /** Position of the entry that carries the needle. */
  needle?: number;
  items: { key: string; content: ReactNode }[];
};

/** Four entries hanging from one rule; their ticks fall on its divisions at every width. */
export function RuledColumns({ ref, narrow, needle, items }: Props) {
  return (
    <ul ref={ref} className={styles.columns} data-narrow={narrow}>
      {items.map((item, index) => (
        <li key={item.key} data-needle={index === needle || undefined}>
          {item.content}
        </li>
      ))}
    </ul>
  );
}
