import { SectionHeading } from "#app/blocks/sections/section-heading.tsx";
import type { TestPanelPage } from "#app/content/views/panel.ts";
import { inWords } from "#app/lib/text/format.ts";
import { TextLink } from "#app/ui/actions/text-link.tsx";
import { Section } from "#app/ui/section.tsx";
import styles from "./panel-analyzers.module.css";

export function TestPanelAnalyzers({ analyzers }: Pick<TestPanelPage, "analyzers">) {
  return (
    <Section tone="mist" labelledBy="analizadores">
      <SectionHeading id="analizadores" title="Analizadores para este panel, según configuración" />
      <ul className={styles.list}>
        {analyzers.map(({ name, path, brand, figure }) => (
          <li key={path} className={styles.analyzer}>
            <TextLink to={path}>{name}</TextLink>
            <p className="note">
              {brand && <span className={styles.brand}>{figure ? `${brand} · ` : brand}</span>}
              {figure && inWords(figure)}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
