import type { ReactNode } from "react";
import styles from "./section-heading.module.css";

type Props = { id?: string; title: string; children?: ReactNode };

/** The links on the right align with the title's last line. */
export function SectionHeading({ id, title, children }: Props) {
  return (
    <div className={styles.heading}>
      <h2 id={id}>{title}</h2>
      {children}
    </div>
  );
}
