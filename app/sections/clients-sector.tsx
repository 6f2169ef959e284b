import type { IconName } from "#app/lib/icon-names.ts";
import { useReveal } from "#app/lib/reveal.ts";
import { Section } from "#app/ui/section.tsx";
import styles from "./clients-sector.module.css";
import { Column, Columns } from "./columns.tsx";
import { ContentIcon } from "./content-icon.tsx";
import { SectionHeading } from "./section-heading.tsx";

type Props = { title: string; items: { title: string; text: string; icon: IconName }[] };

export function ClientsSector({ title, items }: Props) {
  const columns = useReveal<HTMLUListElement>();
  return (
    <Section tone="mist" labelledBy="sector-privado">
      <SectionHeading id="sector-privado" title={title} />
      <Columns ref={columns}>
        {items.map((item) => (
          <Column key={item.title}>
            <div className={styles.icon}>
              <ContentIcon name={item.icon} size={28} />
            </div>
            <h3 className={styles.name}>{item.title}</h3>
            <p>{item.text}</p>
          </Column>
        ))}
      </Columns>
    </Section>
  );
}
