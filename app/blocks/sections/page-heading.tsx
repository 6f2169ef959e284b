import styles from "./page-heading.module.css";

type Props = {
  title: string;
  lead?: string;
  /** How title and lead share the width; 7/5 where the page below is split so. */
  split?: "8/4" | "7/5";
  /** At the top, in a room for five lines: from page to page the title and what follows stay in their places. */
  align?: "end" | "top";
};

/** The opening of a page of type: the lead stands beside the title, on its last baseline. */
export function PageHeading({ title, lead, split = "8/4", align = "end" }: Props) {
  return (
    <div className={styles.heading} data-split={split} data-align={align}>
      <h1>{title}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
    </div>
  );
}
