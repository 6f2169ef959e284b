import styles from "./chain.module.css";

type Props = {
  number: number;
  title: string;
  /** Only visually, because each lane shows its own title. */
  hidden?: boolean;
};

export function StationTitle({ number, title, hidden }: Props) {
  return (
    <h2 className={hidden ? "visually-hidden" : styles.title}>
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>{" "}
      {title}
    </h2>
  );
}
