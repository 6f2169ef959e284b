import { Scene } from "#app/blocks/scene.tsx";
import { useReveal } from "#app/hooks/use-reveal.ts";
import type { IconName } from "#app/lib/icon-names.ts";
import type { Picture } from "#app/lib/picture-files.ts";
import { ContentIcon } from "#app/ui/media/content-icon.tsx";
import { Section } from "#app/ui/section.tsx";
import styles from "./services.module.css";

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
