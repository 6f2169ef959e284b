import type { LabelledLink } from "#app/lib/shapes.ts";
import { Link } from "#app/ui/actions/link.tsx";
import type { SitePlan as Plan } from "./content.ts";
import styles from "./site-plan.module.css";

type Props = { title: string; pages: LabelledLink[]; plan: Plan };

export function SitePlan({ title, pages, plan }: Props) {
  return (
    <section className={styles.plan} aria-labelledby="indice">
      <h2 id="indice" className={styles.title}>
        {title}
      </h2>
      <div className={styles.areas}>
        {plan.map(({ area, entries }) => (
          <div key={area.to}>
            <h3 className={styles.area}>
              <Link to={area.to}>{area.label}</Link>
            </h3>
            <ul>
              {entries.map((entry) => (
                <li key={entry.to}>
                  <Link to={entry.to} className={styles.link}>
                    {entry.label}
                  </Link>
                  {entry.models.length > 0 && (
                    <ul className={styles.models}>
                      {entry.models.map((model) => (
                        <li key={model.to}>
                          <Link to={model.to} className={styles.link}>
                            {model.label}
                          </Link>
                        </li>
                      ))}
                    </ul>
                  )}
                </li>
              ))}
            </ul>
          </div>
        ))}
        <div>
          <h3 className={styles.area}>Páginas</h3>
          <ul>
            {pages.map((page) => (
              <li key={page.to}>
                <Link to={page.to} className={styles.link}>
                  {page.label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
