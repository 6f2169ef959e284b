import type { ReactNode } from "react";
import { catalogueTrail, pageTrail } from "#app/lib/addresses/trail.ts";
import type { LabelledLink } from "#app/lib/shapes.ts";
import { inSentence } from "#app/lib/text/in-sentence.ts";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { Section } from "#app/ui/section.tsx";
import styles from "./comparison-frame.module.css";

type Props = {
  category?: LabelledLink;
  tools?: ReactNode;
  children: ReactNode;
};

const label = "Comparar";

/** Also frames the message that replaces a comparison. */
export function ComparisonFrame({ category, tools, children }: Props) {
  const trail = category ? catalogueTrail(category, { label }) : pageTrail(label);
  return (
    <Section space="bottom">
      <Breadcrumbs trail={trail} />
      <div className={styles.heading}>
        <h1>Comparar equipos{category && ` de ${inSentence(category.label)}`}</h1>
        {tools}
      </div>
      <div className={styles.body}>{children}</div>
    </Section>
  );
}
