import { Section } from "#app/ui/section.tsx";
import styles from "./method.module.css";

type Props = { title: string; items: { title: string; text: string }[] };

export function Method({ title, items }: Props) {
  return (
    <Section labelledBy="metodo">
      <h2 id="metodo" className="subtitle">
        {title}
      </h2>
      <ul className={styles.items}>
        {items.map((item) => (
          <li key={item.title}>
            <h3>{item.title}</h3>
            <p>{item.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
