import styles from "./page-heading.module.css";

type Props = { title: string; lead?: string };

/** The opening of a page of type: title in eight columns, lead on its last baseline. */
export function PageHeading({ title, lead }: Props) {
  return (
    <div className={styles.heading}>
      <h1>{title}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
    </div>
  );
}
