import { Column, Columns } from "#app/blocks/sections/columns.tsx";
import { SectionHeading } from "#app/blocks/sections/section-heading.tsx";
import { useReveal } from "#app/hooks/use-reveal.ts";
import { Section } from "#app/ui/section.tsx";
import styles from "./values.module.css";

type Props = { title: string; items: { title: string; text: string }[]; credentials: string[] };

export function AboutValues({ title, items, credentials }: Props) {
  const parts = useReveal<HTMLDivElement>(25);
  return (
    <Section id="values" tone="cotton" space="top" labelledBy="values-titulo">
      <div ref={parts}>
        <SectionHeading id="values-titulo" title={title} />
        <Columns>
          {items.map((item) => (
            <Column key={item.title}>
              <h3 className={styles.name}>{item.title}</h3>
              <p>{item.text}</p>
            </Column>
          ))}
        </Columns>
        {credentials.map((text) => (
          <p key={text} className={styles.credential}>
            {text}
          </p>
        ))}
      </div>
    </Section>
  );
}
