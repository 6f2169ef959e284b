import type { ReactNode } from "react";
import styles from "./section-heading.module.css";

type Props = { id?: string; title: string; children?: ReactNode };

/** An h2 at the left and links at the right, beside the last line of the h2. */
export function SectionHeading({ id, title, children }: Props) {
  return (
    <div className={styles.heading}>
      <h2 id={id}>{title}</h2>
      {children}
    </div>
  );
}
