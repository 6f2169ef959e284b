import type { ReactNode } from "react";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { Section } from "#app/ui/section.tsx";
import styles from "./comparison-frame.module.css";

type Props = {
  category?: { label: string; path: string };
  /** Stands beside the title. */
  tools?: ReactNode;
  children: ReactNode;
};

/** The page around a comparison, also while there is none. */
export function ComparisonFrame({ category, tools, children }: Props) {
  const trail = category
    ? [
        { label: "Productos", to: "/productos" },
        { label: category.label, to: category.path },
      ]
    : [];
  return (
    <Section space="bottom">
      <Breadcrumbs trail={[...trail, { label: "Comparar" }]} />
      <div className={styles.heading}>
        <h1>Comparar {category ? inSentence(category.label) : "equipos"}</h1>
        {tools}
      </div>
      <div className={styles.body}>{children}</div>
    </Section>
  );
}

/** «Inmunología» inside a sentence; an acronym such as HPLC stays as it is. */
function inSentence(label: string): string {
  return label === label.toLocaleUpperCase("es") ? label : label.toLocaleLowerCase("es");
}
