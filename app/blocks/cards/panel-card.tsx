import type { PanelCard as Card } from "#app/content/catalogue/cards.ts";
import { TextLink } from "#app/ui/actions/text-link.tsx";
import { Badge } from "#app/ui/badge.tsx";
import styles from "./panel-card.module.css";

type Props = { card: Card; headingLevel: 2 | 3 };

/** Shows the panel's profiles instead of a picture. */
export function PanelCard({ card, headingLevel }: Props) {
  const Heading = headingLevel === 2 ? "h2" : "h3";
  return (
    <article className={styles.card}>
      <div>
        <Badge tone="needle">Panel de Pruebas</Badge>
        <Heading className={styles.name}>{card.name}</Heading>
        <p className="small">{card.summary}</p>
      </div>
      {/* A long list has room for tall rows, because its card is the only one of its category. */}
      <ul className={styles.profiles} style={{ "--row": card.profiles.length > 9 ? "1.5rem" : undefined }}>
        {card.profiles.map((profile) => (
          <li key={profile.name}>{profile.name}</li>
        ))}
      </ul>
      <TextLink to={card.path} aria-label={`Ver detalles de ${card.name}`}>
        Ver detalles
      </TextLink>
    </article>
  );
}
