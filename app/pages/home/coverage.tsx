import { CoverageMap } from "#app/blocks/coverage/coverage-map.tsx";
import { TextLink } from "#app/ui/actions/text-link.tsx";
import { FigureNumber } from "#app/ui/figure.tsx";
import { Section } from "#app/ui/section.tsx";
import type { HomePage } from "./content.ts";
import styles from "./coverage.module.css";

export function HomeCoverage({ title, text, stats, link, map }: HomePage["coverage"]) {
  return (
    <Section tone="night" labelledBy="cobertura">
      <CoverageMap map={map} names="seat">
        <h2 id="cobertura">{title}</h2>
        <p className={styles.lead}>{text}</p>
        <ul className={styles.stats}>
          {stats.map((stat) => (
            <li key={stat.label}>
              <FigureNumber number={stat.value} suffix={stat.suffix} />{" "}
              <span className="small">{stat.label}</span>
            </li>
          ))}
        </ul>
        <TextLink to={link.to}>{link.label}</TextLink>
      </CoverageMap>
    </Section>
  );
}
