import { SplitSection } from "#app/blocks/sections/split-section.tsx";
import styles from "./work.module.css";

type Props = { title: string; items: { title: string; text: string }[] };

export function AboutWork({ title, items }: Props) {
  return (
    <SplitSection id="trabajo" title={title}>
      <ul>
        {items.map((item) => (
          <li key={item.title} className={styles.row}>
            <h3>{item.title}</h3>
            <p className={styles.text}>{item.text}</p>
          </li>
        ))}
      </ul>
    </SplitSection>
  );
}
