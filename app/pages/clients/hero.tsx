import { CoverageMap } from "#app/blocks/coverage/coverage-map.tsx";
import type { Coverage } from "#app/content/views/coverage.ts";
import type { Crumb } from "#app/lib/shapes.ts";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { FigureNumber } from "#app/ui/figure.tsx";
import { Section } from "#app/ui/section.tsx";
import styles from "./hero.module.css";

type Props = {
  trail: Crumb[];
  title: string;
  lead: string;
  stats: { value: string; suffix?: string; label: string }[];
  map: Coverage;
};

export function ClientsHero({ trail, title, lead, stats, map }: Props) {
  return (
    <Section tone="night" space="bottom">
      <Breadcrumbs trail={trail} />
      <CoverageMap map={map} names="provinces" list="narrow">
        <div className={styles.text}>
          <h1>{title}</h1>
          <p className={styles.lead}>{lead}</p>
          <dl className={styles.stats}>
            {stats.map((stat) => (
              <div key={stat.label} className={styles.stat}>
                <dt>{stat.label}</dt>
                <dd>
                  <FigureNumber number={stat.value} suffix={stat.suffix} />
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </CoverageMap>
    </Section>
  );
}
