import styles from "./modules.module.css";

/** Shows how many modules of an analyzer the work needs. */
export function Modules({ used, max }: { used: number; max: number }) {
  return (
    <span className={styles.modules}>
      <span aria-hidden="true">
        {Array.from({ length: max }, (_, index) => index + 1).map((module) => (
          <i key={module} data-used={module <= used || undefined} />
        ))}
      </span>
      {used} de {max} módulos
    </span>
  );
}
