import { Column, Columns } from "#app/blocks/sections/columns.tsx";
import { SectionHeading } from "#app/blocks/sections/section-heading.tsx";
import { useReveal } from "#app/hooks/use-reveal.ts";
import type { IconName } from "#app/lib/icon-names.ts";
import { ContentIcon } from "#app/ui/media/content-icon.tsx";
import { Section } from "#app/ui/section.tsx";
import styles from "./sector.module.css";

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
