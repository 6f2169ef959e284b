import styles from "./modules.module.css";

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
