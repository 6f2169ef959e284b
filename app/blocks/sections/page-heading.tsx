import type { CSSProperties } from "react";
import styles from "./page-heading.module.css";

type Props = {
  title: string;
  lead?: string;
  /** Columns and gutter of the content below, if title and lead align with them. */
  style?: CSSProperties;
  /** `top` reserves five lines of lead, so that the content begins at the same height on every such page. */
  align?: "end" | "top";
};

/** The opening of a page without a picture. The lead aligns with the title's last baseline. */
export function PageHeading({ title, lead, style, align = "end" }: Props) {
  return (
    <div className={styles.heading} style={style} data-align={align}>
      <h1>{title}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
    </div>
  );
}
