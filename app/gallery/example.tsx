import type { ReactNode } from "react";
import styles from "./example.module.css";

type FamilyProps = { id: string; title: string; children: ReactNode };

/** Components of one kind, each in its states. */
export function Family({ id, title, children }: FamilyProps) {
  return (
    <section className={styles.family} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <div className={styles.examples}>{children}</div>
    </section>
  );
}

type ExampleProps = {
  /** The component, as the code calls it, and its state: «Button: secundario». */
  name: string;
  /** Other components that are part of it. */
  parts?: string;
  /** What the eye may miss. */
  note?: string;
  /** Beside others in a column, across the content, or as wide as the window. */
  width?: "column" | "content" | "window";
  children: ReactNode;
};

export function Example({ name, parts, note, width = "column", children }: ExampleProps) {
  return (
    <article className={styles.example} data-width={width}>
      <header className={styles.caption}>
        <h3 className={styles.name}>{name}</h3>
        {parts && <p className={styles.note}>Con {parts}</p>}
        {note && <p className={styles.note}>{note}</p>}
      </header>
      <div className={styles.stage}>{children}</div>
    </article>
  );
}
