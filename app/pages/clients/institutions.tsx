import { SectionHeading } from "#app/blocks/sections/section-heading.tsx";
import { useReveal } from "#app/hooks/use-reveal.ts";
import { Section } from "#app/ui/section.tsx";
import styles from "./institutions.module.css";

type Props = {
  title: string;
  items: { id: string; name: string; type: string; scope: string }[];
};

/** Shows the names of institutions without their logos. */
export function ClientsInstitutions({ title, items }: Props) {
  const list = useReveal<HTMLUListElement>();
  return (
    <Section labelledBy="instituciones">
      <SectionHeading id="instituciones" title={title} />
      <ul ref={list}>
        {items.map((item) => (
          <li key={item.id} className={styles.row}>
            <h3 className={styles.name}>{item.name}</h3>
            <dl className={styles.facts}>
              <div>
                <dt>Tipo</dt>
                <dd>{item.type}</dd>
              </div>
              <div>
                <dt>Ámbito</dt>
                <dd>{item.scope}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ul>
    </Section>
  );
}
