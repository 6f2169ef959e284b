import styles from "./page-heading.module.css";

type Props = {
  title: string;
  lead?: string;
  /** Ratio of title to lead. Use 7/5 if the page below has that split. */
  split?: "8/4" | "7/5";
  /** `top` reserves five lines, so that the title and the content below keep their positions between pages. */
  align?: "end" | "top";
};

/** The opening of a page without a picture. The lead aligns with the title's last baseline. */
export function PageHeading({ title, lead, split = "8/4", align = "end" }: Props) {
  return (
    <div className={styles.heading} data-split={split} data-align={align}>
      <h1>{title}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
    </div>
  );
}
