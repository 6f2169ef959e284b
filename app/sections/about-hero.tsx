import { Breadcrumbs } from "#app/layout/breadcrumbs.tsx";
import { Section } from "#app/ui/section.tsx";
import styles from "./about-hero.module.css";
import { FigureStrip } from "./figure-strip.tsx";
import { PageHeading } from "./page-heading.tsx";

type Props = {
  title: string;
  lead: string;
  stats: { value: string; suffix?: string; label: string }[];
};

export function AboutHero({ title, lead, stats }: Props) {
  return (
    <div className={styles.hero}>
      <Section tone="cotton" space="none">
        <Breadcrumbs trail={[{ label: "Sobre Nosotros" }]} />
        <PageHeading title={title} lead={lead} />
      </Section>
      <FigureStrip figures={stats.map(({ value, ...stat }) => ({ number: value, ...stat }))} />
    </div>
  );
}
