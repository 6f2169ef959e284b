import { Link } from "#app/ui/actions/link.tsx";
import type { SitePlan as Plan } from "./content.ts";
import styles from "./site-plan.module.css";

type Props = { title: string; pages: { name: string; path: string }[]; plan: Plan };

/** Everything the site has, as plain links. */
export function SitePlan({ title, pages, plan }: Props) {
  return (
    <section className={styles.plan} aria-labelledby="indice">
      <h2 id="indice" className={styles.title}>
        {title}
      </h2>
      <div className={styles.areas}>
        {plan.map(({ area, entries }) => (
          <div key={area.path}>
            <h3 className={styles.area}>
              <Link to={area.path}>{area.name}</Link>
            </h3>
            <ul>
              {entries.map((entry) => (
                <li key={entry.path}>
                  <Link to={entry.path} className={styles.link}>
                    {entry.name}
                  </Link>
                  {entry.models.length > 0 && (
                    <ul className={styles.models}>
                      {entry.models.map((model) => (
                        <li key={model.path}>
                          <Link to={model.path} className={styles.link}>
                            {model.name}
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
              <li key={page.path}>
                <Link to={page.path} className={styles.link}>
                  {page.name}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
