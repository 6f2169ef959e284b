import type { CSSProperties } from "react";
import styles from "./page-heading.module.css";

type Props = {
  title: string;
  lead?: string;
  /** Grid columns and gutter, if title and lead must align with the content below. */
  style?: CSSProperties;
  /** `top` reserves five lines on wide screens. The content of such pages then begins at the same height. */
  align?: "end" | "top";
};

/** By default, the lead ends at the height of the title's last line. */
export function PageHeading({ title, lead, style, align = "end" }: Props) {
  return (
    <div className={styles.heading} style={style} data-align={align}>
      <h1>{title}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
    </div>
  );
}
