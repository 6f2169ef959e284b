import type { Picture } from "#app/content.server/pictures.ts";
import type { IconName } from "#app/lib/icon-names.ts";
import { useReveal } from "#app/lib/reveal.ts";
import { Section } from "#app/ui/section.tsx";
import { ContentIcon } from "./content-icon.tsx";
import { Scene } from "./scene.tsx";
import styles from "./support-services.module.css";

type Props = {
  title: string;
  items: { title: string; text: string; icon: IconName }[];
  picture?: Picture;
};

export function SupportServices({ title, items, picture }: Props) {
  const list = useReveal<HTMLUListElement>();
  const heading = <h2 id="servicios">{title}</h2>;
  return (
    <div className={styles.services}>
      {picture && <Scene picture={picture}>{heading}</Scene>}
      <Section tone="mist" space="bottom" labelledBy="servicios">
        {!picture && heading}
        <ul className={styles.list} ref={list}>
          {items.map((item) => (
            <li key={item.title} className={styles.service}>
              <ContentIcon name={item.icon} />
              <div>
                <h3>{item.title}</h3>
                <p className={styles.text}>{item.text}</p>
              </div>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}
