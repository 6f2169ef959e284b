import type { SeriesPart } from "#app/content/views/series.ts";
import { useReveal } from "#app/hooks/use-reveal.ts";
import { ContentIcon } from "#app/ui/media/content-icon.tsx";
import { Section } from "#app/ui/section.tsx";
import styles from "./highlights.module.css";

export function SeriesHighlights({ highlights }: { highlights: NonNullable<SeriesPart["highlights"]> }) {
  const list = useReveal<HTMLUListElement>();
  return (
    <Section space="top">
      <ul className={styles.highlights} ref={list}>
        {highlights.map((item) => (
          <li key={item.title}>
            <ContentIcon name={item.icon} />
            <h2 className="subtitle">{item.title}</h2>
            <p>{item.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
