import type { CSSProperties } from "react";
import styles from "./page-heading.module.css";

type Props = {
  title: string;
  lead?: string;
  /** The grid columns and gutter of the content below, if title and lead must align with it. */
  style?: CSSProperties;
  /** `top` reserves five lines for the lead, so that the content of all such pages begins at one height. */
  align?: "end" | "top";
};

/** The top of a page without a picture. The lead aligns with the title's last baseline. */
export function PageHeading({ title, lead, style, align = "end" }: Props) {
  return (
    <div className={styles.heading} style={style} data-align={align}>
      <h1>{title}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
    </div>
  );
}
