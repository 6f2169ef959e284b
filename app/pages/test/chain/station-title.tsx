import styles from "./chain.module.css";

type Props = { number: number; title: string /** Each lane shows its own title instead. */; quiet?: boolean };

/** The number and name of a station. */
export function StationTitle({ number, title, quiet }: Props) {
  return (
    <h2 className={quiet ? "visually-hidden" : styles.title}>
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>{" "}
      {title}
    </h2>
  );
}
