import { CardActions } from "#app/blocks/cards/card-actions.tsx";
import { SectionHeading } from "#app/blocks/sections/section-heading.tsx";
import type { ModelCard } from "#app/content/views/series.ts";
import { useReveal } from "#app/hooks/use-reveal.ts";
import type { ElevationKind } from "#app/lib/elevation-bodies.ts";
import { withPrefix } from "#app/lib/format.ts";
import { TextLink } from "#app/ui/actions/text-link.tsx";
import { Media } from "#app/ui/media/media.tsx";
import { Section } from "#app/ui/section.tsx";
import styles from "./series-models.module.css";

type Props = { title: string; models: ModelCard[]; elevation: ElevationKind };

/** The models of a series side by side, each with the figures of its own page. */
export function SeriesModels({ title, models, elevation }: Props) {
  const list = useReveal<HTMLUListElement>();
  return (
    <Section labelledBy="modelos">
      <SectionHeading id="modelos" title={title} />
      <ul className={styles.models} data-count={models.length} ref={list}>
        {models.map((model) => (
          <li key={model.id}>
            <Model model={model} elevation={elevation} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Model({ model, elevation }: { model: ModelCard; elevation: ElevationKind }) {
  // Beside its sisters the short name is enough.
  const name = model.shortName ?? model.name;
  return (
    <article className={styles.model}>
      <Media
        picture={model.picture}
        elevation={elevation}
        sizes="(max-width: 760px) 92vw, (max-width: 1080px) 44vw, 406px"
      />
      <div className={styles.heading}>
        <h3>{name}</h3>
        <p>{model.target}</p>
      </div>
      <p className={styles.summary}>{model.summary}</p>
      <dl className={styles.data}>
        {model.data.map((datum) => (
          <div key={datum.label}>
            <dt>{datum.label}</dt>
            <dd>
              <span className={styles.number}>{withPrefix(datum)}</span> {datum.unit}
            </dd>
          </div>
        ))}
      </dl>
      {model.channels && (
        <div>
          <p className={styles.label}>Canales de detección</p>
          <ul className={styles.channels}>
            {model.channels.map((channel) => (
              <li key={channel}>{channel}</li>
            ))}
          </ul>
        </div>
      )}
      <CardActions product={{ ...model, equipment: "single" }}>
        <TextLink to={model.path} aria-label={`Ver detalles de ${model.name}`}>
          Ver detalles
        </TextLink>
      </CardActions>
    </article>
  );
}
