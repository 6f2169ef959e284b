import styles from "./chain.module.css";

type Props = {
  number: number;
  title: string;
  /** Hides the title visually only. Each way to measure the test shows its own title. */
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
