import styles from "./category-heading.module.css";

export function CategoryHeading({ name, scale }: { name: string; scale?: string }) {
  return (
    <div className={styles.heading}>
      <h2 className="subtitle">{name}</h2>
      {scale && <p className="note">{scale}</p>}
    </div>
  );
}
