import type { ReactNode } from "react";
import styles from "./section-heading.module.css";

type Props = { id?: string; title: string; children?: ReactNode };

/** An h2 at the left and its links at the right, on the last baseline. */
export function SectionHeading({ id, title, children }: Props) {
  return (
    <div className={styles.heading}>
      <h2 id={id}>{title}</h2>
      {children}
    </div>
  );
}
