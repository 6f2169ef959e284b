import type { ReactNode, Ref } from "react";
import styles from "./ruled-columns.module.css";

type Props = {
  ref?: Ref<HTMLUListElement>;
  /** On small screens: two columns under the rule, or one column beside a line. */
  narrow: "pairs" | "rows";
  /** Index of the entry with the needle. */
  needle?: number;
  items: { key: string; content: ReactNode }[];
};

/** Four entries under one rule. Their ticks match its divisions at every width. */
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
