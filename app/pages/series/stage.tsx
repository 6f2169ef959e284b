import { useId } from "react";
import type { ProductPage } from "#app/content/views/product.ts";
import type { SeriesPart } from "#app/content/views/series.ts";
import { useQuery } from "#app/router/use-query.ts";
import { Elevation } from "#app/ui/media/elevation.tsx";
import { isCutOut, Picture } from "#app/ui/media/picture.tsx";
import { ModelPanel } from "./model-panel.tsx";
import { ModelTab } from "./model-tab.tsx";
import styles from "./stage.module.css";
import { StageHead } from "./stage-head.tsx";

type Props = {
  page: Pick<ProductPage, "trail" | "back" | "brand" | "name" | "lead" | "elevation">;
  series: SeriesPart;
};

const parameter = "modelo";
const sizes = "(max-width: 760px) 100vw, 480px";

/**
 * The models of a series on one floor. Choosing a model brings it forward with its figures. Radio buttons do this
 * without JavaScript; with JavaScript, the address keeps the choice.
 */
export function SeriesStage({ page, series }: Props) {
  const { models } = series;
  const [query, changeQuery] = useQuery();
  const name = useId();
  const chosen = models.find(({ id }) => id === query.get(parameter)) ?? models[0];

  function choose(id: string) {
    changeQuery((current) => {
      current.set(parameter, id);
      return current;
    }, true);
  }

  return (
    <section className={styles.stage}>
      <div className="column">
        <StageHead page={page} />
        <section className={styles.models} aria-labelledby="modelos" style={{ "--count": models.length }}>
          <h2 className="visually-hidden" id="modelos">
            {series.modelsTitle}
          </h2>
          {models.map((model, index) => (
            <article key={model.id} className={styles.model} style={{ "--column": index + 1 }}>
              {/* The radio button comes first, so that styles reach the model's other parts without :has. */}
              <input
                className={styles.choice}
                type="radio"
                id={`${name}-${model.id}`}
                name={name}
                aria-label={`${model.name}: ${model.target}`}
                checked={model === chosen}
                onChange={() => choose(model.id)}
              />
              <figure
                className={styles.machine}
                data-photograph={(model.picture && !isCutOut(model.picture)) || undefined}
              >
                <label htmlFor={`${name}-${model.id}`}>
                  {model.picture ? (
                    <Picture picture={model.picture} sizes={sizes} priority={index === 0} />
                  ) : (
                    <Elevation kind={page.elevation} />
                  )}
                </label>
                <figcaption className={styles.caption}>Imagen referencial</figcaption>
              </figure>
              <ModelTab model={model} choice={`${name}-${model.id}`} many={models.length > 3} />
              <div className={styles.panel}>
                <ModelPanel model={model} series={series} />
              </div>
            </article>
          ))}
        </section>
      </div>
    </section>
  );
}
