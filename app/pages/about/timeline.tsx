import { layoutData } from "virtual:layout-data";
import { SectionHeading } from "#app/blocks/sections/section-heading.tsx";
import { useReveal } from "#app/hooks/use-reveal.ts";
import { Section } from "#app/ui/section.tsx";
import styles from "./timeline.module.css";

type Event = { year: number; title: string; text: string };

/** Years after the last event, to make room for its text. */
const yearsAfter = 3;

export function Timeline({ title, items }: { title: string; items: Event[] }) {
  const parts = useReveal<HTMLDivElement>(25);
  const first = items[0]?.year ?? layoutData.builtYear;
  const last = items.at(-1)?.year ?? first;
  const years = last - first + yearsAfter;
  const kinds = new Map(items.map(({ year }) => [year, year === last ? "needle" : "event"]));
  return (
    <Section id="history" tone="cotton" labelledBy="history-titulo">
      <div ref={parts}>
        <SectionHeading id="history-titulo" title={title} />
        <div className={styles.timeline} style={{ "--years": years }}>
          <div className={styles.axis} aria-hidden="true">
            {Array.from({ length: years }, (_, index) => first + index).map((year) => (
              <span
                key={year}
                className={styles.mark}
                data-kind={kinds.get(year) ?? "year"}
                style={{ "--from": year - first }}
              >
                {!kinds.has(year) && year <= layoutData.builtYear && (
                  <span className={styles.label}>{year}</span>
                )}
              </span>
            ))}
          </div>
          <ol className={styles.events}>
            {items.map((item, index) => {
              const next = items[index + 1]?.year ?? first + years;
              const place = { "--from": item.year - first, "--to": next - first };
              return (
                <li key={item.year} className={styles.event} style={place}>
                  <h3>
                    <span className={styles.year}>{item.year}</span> {item.title}
                  </h3>
                  <p className={styles.text}>{item.text}</p>
                </li>
              );
            })}
          </ol>
        </div>
      </div>
    </Section>
  );
}
