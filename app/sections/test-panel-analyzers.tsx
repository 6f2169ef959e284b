import type { TestPanelPage } from "#app/content.server/panel-page.ts";
import { withUnit } from "#app/lib/format.ts";
import { Section } from "#app/ui/section.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { SectionHeading } from "./section-heading.tsx";
import styles from "./test-panel-analyzers.module.css";

/** From the tests to the analyzers that run them. */
export function TestPanelAnalyzers({ analyzers }: Pick<TestPanelPage, "analyzers">) {
  return (
    <Section tone="mist" labelledBy="analizadores">
      <SectionHeading id="analizadores" title="Analizadores que procesan este panel" />
      <ul className={styles.list}>
        {analyzers.map(({ name, path, brand, figure }) => (
          <li key={path} className={styles.analyzer}>
            <TextLink to={path}>{name}</TextLink>
            <p className={styles.facts}>
              {[brand, figure && withUnit(figure.number, figure.label)].filter(Boolean).join(" · ")}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
