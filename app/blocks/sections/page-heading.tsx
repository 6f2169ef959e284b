import type { CSSProperties } from "react";
import styles from "./page-heading.module.css";

type Props = {
  title: string;
  lead?: string;
  /** Columns and gutter of the page below, if title and lead stand in them. */
  style?: CSSProperties;
  /** `top` reserves five lines, so that the title and the content below keep their positions between pages. */
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
