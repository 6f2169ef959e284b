import type { ProductPage } from "#app/content/views/product.ts";
import type { SeriesPart } from "#app/content/views/series.ts";
import { enquiryPath } from "#app/features/enquiry/enquiry-path.ts";
import { useQuery } from "#app/router/use-query.ts";
import { Link } from "#app/ui/actions/link.tsx";
import { Elevation } from "#app/ui/media/elevation.tsx";
import { Picture } from "#app/ui/media/picture.tsx";
import { ModelPanel } from "./model-panel.tsx";
import { ModelTab } from "./model-tab.tsx";
import styles from "./stage.module.css";
import { StageHead } from "./stage-head.tsx";

type Props = {
  page: Pick<ProductPage, "trail" | "back" | "brand" | "name" | "lead" | "elevation">;
  series: SeriesPart;
};

const parameter = "modelo";
const sizes = "(max-width: 1080px) 300px, 480px";

/** Radio buttons choose a model, even without JavaScript. A script writes the choice into the address. */
export function SeriesStage({ page, series }: Props) {
  const { models } = series;
  const [query, changeQuery] = useQuery();
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
        <div className={styles.bench}>
          <section className={styles.models} aria-labelledby="modelos" {...series.bench}>
            <h2 className="visually-hidden" id="modelos">
              {series.modelsTitle}
            </h2>
            {models.map((model, index) => (
              <article key={model.id} className={styles.model} style={{ "--column": index + 1 }}>
                {/* First, so that the styles can reach the other parts with `~` and need no :has. */}
                <input
                  className={styles.choice}
                  type="radio"
                  id={`${parameter}-${model.id}`}
                  name={parameter}
                  aria-label={`${model.name}: ${model.target}`}
                  checked={model === chosen}
                  onChange={() => choose(model.id)}
                />
                <figure className={styles.machine} {...model.stand}>
                  <label htmlFor={`${parameter}-${model.id}`}>
                    {model.picture ? (
                      <Picture picture={model.picture} sizes={sizes} priority={index === 0} />
                    ) : (
                      <Elevation kind={page.elevation} />
                    )}
                  </label>
                  <figcaption className={styles.caption} data-label={model.standing}>
                    Imagen referencial
                  </figcaption>
                </figure>
                <ModelTab model={model} radioId={`${parameter}-${model.id}`} />
                <div className={styles.panel}>
                  <ModelPanel model={model} series={series} />
                </div>
              </article>
            ))}
            <p className={`note ${styles.note}`}>
              {series.scaleNote}
              {series.measured || (
                <Link
                  className="text-action"
                  to={enquiryPath({ subject: "sales", about: page.name, datum: "Dimensiones" })}
                >
                  Consultar dimensiones
                </Link>
              )}
            </p>
          </section>
        </div>
      </div>
    </section>
  );
}
