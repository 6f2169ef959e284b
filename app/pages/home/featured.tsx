import { SectionHeading } from "#app/blocks/sections/section-heading.tsx";
import { TextLink } from "#app/ui/actions/text-link.tsx";
import { Media } from "#app/ui/media/media.tsx";
import { Section } from "#app/ui/section.tsx";
import type { FeaturedCard, HomePage } from "./content.ts";
import styles from "./featured.module.css";

/** One large card beside two wide cards. On phones the wide cards are rows below the large card. */
export function HomeFeatured({ title, all, cards }: HomePage["featured"]) {
  return (
    <Section id="destacados" labelledBy="destacados-titulo">
      <SectionHeading id="destacados-titulo" title={title}>
        <TextLink to={all.to}>{all.label}</TextLink>
      </SectionHeading>
      <ul className={styles.cards} data-reveals>
        {cards.map((card, index) => (
          <li key={card.path}>
            <Featured card={card} large={index === 0} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Featured({ card, large }: { card: FeaturedCard; large: boolean }) {
  return (
    <article className={large ? styles.large : styles.wide}>
      <Media picture={card.picture} elevation={card.elevation} sizes={large ? largeSizes : wideSizes} />
      <div>
        <p className={styles.context}>{card.context}</p>
        <h3>{card.title}</h3>
        <p className={styles.description}>{card.description}</p>
      </div>
      <p className={styles.link}>
        <TextLink to={card.path} card aria-label={`Ver detalles de ${card.title}`}>
          Ver detalles
        </TextLink>
      </p>
    </article>
  );
}

/** The large card crops the sides of its picture, so the picture is wider than the card. */
const largeSizes = "(max-width: 1080px) 92vw, (max-width: 1440px) 64vw, 920px";
const wideSizes = "(max-width: 760px) 136px, (max-width: 1080px) 44vw, 517px";
