import { ArrowRight } from "lucide-react";
import { choiceAndItem } from "#app/blocks/cards/choice-and-item.ts";
import { FamilyScale } from "#app/blocks/figures/family-scale.tsx";
import type { ModelCard, SeriesPart } from "#app/content/views/series.ts";
import { CompareCheckbox } from "#app/features/compare/compare-checkbox.tsx";
import { AddToQuoteButton } from "#app/features/quote-list/add-to-quote-button.tsx";
import type { Figure } from "#app/lib/shapes.ts";
import { ButtonLink } from "#app/ui/actions/button.tsx";
import { DownloadLink } from "#app/ui/actions/download-link.tsx";
import { FigureNumber } from "#app/ui/figure.tsx";
import styles from "./model-panel.module.css";

type Props = { model: ModelCard; series: SeriesPart };

export function ModelPanel({ model, series }: Props) {
  const { choice, item } = choiceAndItem({ ...model, equipment: "single" });
  const { scale, catalogue } = series;
  return (
    <>
      <h3 className="visually-hidden">{model.shortName ?? model.name}</h3>
      <p className={styles.summary}>
        <strong>{model.target}.</strong> {model.summary}
      </p>
      <div className={styles.readings} data-scale={scale ? true : undefined}>
        <dl className={styles.figures}>
          {[...model.data, ...model.catalogueData].map((figure) => (
            <Datum key={figure.label} figure={figure} source={figure.fromSeries ? "catalogue" : "sheet"} />
          ))}
        </dl>
        {scale && (
          <div>
            <FamilyScale
              axis={scale.axis}
              marks={scale.marks.map(({ models, ...mark }) => ({
                ...mark,
                current: models.includes(model.id) || undefined,
              }))}
            />
            <div className={styles.sources}>
              <h4>Dos fuentes</h4>
              <p>{catalogue.note}</p>
            </div>
          </div>
        )}
      </div>
      {model.channels && <p>Canales: {model.channels.join(", ")}</p>}
      <div className={styles.actions}>
        <ButtonLink
          to={model.path}
          icon={<ArrowRight size={20} />}
          aria-label={`Ver detalles de ${model.name}`}
        >
          Ver detalles
        </ButtonLink>
        {item && <AddToQuoteButton look="full" item={item} />}
        {model.brochure && (
          <DownloadLink {...model.brochure} newTab>
            Descargar Brochure
          </DownloadLink>
        )}
        {choice && <CompareCheckbox choice={choice} />}
      </div>
    </>
  );
}

const sources = { sheet: "Ficha del modelo", catalogue: "Catálogo de la serie" };

function Datum({ figure, source }: { figure: Figure; source: keyof typeof sources }) {
  const { prefix, number, unit, label } = figure;
  // A value in words is shown as text, not as a large number.
  const isNumber = /\d/.test(number);
  return (
    <div className={styles.figure}>
      <dt>{label}</dt>
      <dd className={isNumber ? undefined : styles.words}>
        {isNumber ? <FigureNumber prefix={prefix} number={number} unit={unit} /> : number}{" "}
        <span className={styles.source} data-source={source}>
          {sources[source]}
        </span>
      </dd>
    </div>
  );
}
