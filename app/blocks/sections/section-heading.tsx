import type { ReactNode } from "react";
import styles from "./section-heading.module.css";

type Props = { id?: string; title: string; children?: ReactNode };

/** h2 at the left edge; what it leads to stands at the right, on its last baseline. */
export function SectionHeading({ id, title, children }: Props) {
  return (
    <div className={styles.heading}>
      <h2 id={id}>{title}</h2>
      {children}
    </div>
  );
}
