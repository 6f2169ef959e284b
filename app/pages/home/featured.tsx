import { SectionHeading } from "#app/blocks/sections/section-heading.tsx";
import { useReveal } from "#app/hooks/use-reveal.ts";
import { TextLink } from "#app/ui/actions/text-link.tsx";
import { Media } from "#app/ui/media/media.tsx";
import { Section } from "#app/ui/section.tsx";
import type { FeaturedCard, HomePage } from "./content.ts";
import styles from "./featured.module.css";
import { HomeReading } from "./reading.tsx";
import { WideMedia } from "./wide-media.tsx";

/** Target of «Nuestros Servicios». */
export const featuredId = "destacados";

/** One large card with its family beside two wide cards. */
export function HomeFeatured({ title, all, choose, cards }: HomePage["featured"]) {
  const list = useReveal<HTMLUListElement>();
  return (
    <Section id={featuredId} labelledBy="destacados-titulo">
      <SectionHeading id="destacados-titulo" title={title}>
        <TextLink to={all.to}>{all.label}</TextLink>
      </SectionHeading>
      <ul className={styles.cards} ref={list}>
        {cards.map((card, index) => (
          <li key={card.path}>
            <Featured card={card} large={index === 0} />
          </li>
        ))}
      </ul>
      <p className={styles.choose}>
        <TextLink to={choose.to}>{choose.label}</TextLink>
      </p>
    </Section>
  );
}

function Featured({ card, large }: { card: FeaturedCard; large: boolean }) {
  return (
    <article className={large ? styles.large : styles.wide}>
      <div className={styles.media}>
        {large ? (
          <Media picture={card.picture} elevation={card.elevation} sizes={largeSizes} />
        ) : (
          <WideMedia picture={card.picture} elevation={card.elevation} sizes={wideSizes} />
        )}
      </div>
      <div className={styles.name}>
        <p className={styles.origin}>{card.origin}</p>
        <h3>{card.title}</h3>
      </div>
      <p className={styles.description}>{card.description}</p>
      {card.reading && (
        <div className={styles.reading}>
          <HomeReading reading={card.reading} />
        </div>
      )}
      <p className={styles.link}>
        <TextLink to={card.path} card aria-label={`Ver detalles de ${card.title}`}>
          Ver detalles
        </TextLink>
      </p>
    </article>
  );
}

/** The large card crops its sides and shows more of the picture's height than 4:3 would. */
const largeSizes = "(max-width: 760px) 92vw, (max-width: 1080px) 90vw, (max-width: 1440px) 64vw, 920px";
const wideSizes = "(max-width: 760px) 92vw, (max-width: 1080px) 44vw, (max-width: 1440px) 36vw, 517px";
