import type { ReactNode } from "react";
import styles from "./section.module.css";

type Props = {
  /** `night` and `deep` are dark. */
  tone?: "paper" | "mist" | "cotton" | "night" | "deep";
  space?: "full" | "top" | "bottom" | "none";
  id?: string;
  labelledBy?: string;
  children: ReactNode;
};

export function Section({ tone = "paper", space = "full", id, labelledBy, children }: Props) {
  return (
    <section
      className={styles.section}
      data-tone={tone}
      data-space={space}
      id={id}
      aria-labelledby={labelledBy}
    >
      <div className="column">{children}</div>
    </section>
  );
}
