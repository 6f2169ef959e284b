import styles from "./page-heading.module.css";

type Props = {
  title: string;
  lead?: string;
  /** How title and lead share the width; 7/5 where the page below is split so. */
  split?: "8/4" | "7/5";
};

/** The opening of a page of type: the lead stands beside the title, on its last baseline. */
export function PageHeading({ title, lead, split = "8/4" }: Props) {
  return (
    <div className={styles.heading} data-split={split}>
      <h1>{title}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
    </div>
  );
}
