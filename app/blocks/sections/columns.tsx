import type { ReactNode, Ref } from "react";
import styles from "./columns.module.css";

type Props = { ref?: Ref<HTMLUListElement>; children: ReactNode };

export function Columns({ ref, children }: Props) {
  return (
    <ul className={styles.columns} ref={ref}>
      {children}
    </ul>
  );
}

export function Column({ children }: { children: ReactNode }) {
  return <li className={styles.column}>{children}</li>;
}
