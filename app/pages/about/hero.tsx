import { FigureStrip } from "#app/blocks/figures/figure-strip.tsx";
import { PageHeading } from "#app/blocks/sections/page-heading.tsx";
import type { Crumb } from "#app/lib/shapes.ts";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { Section } from "#app/ui/section.tsx";
import styles from "./hero.module.css";

type Props = {
  trail: Crumb[];
  title: string;
  lead: string;
  stats: { value: string; suffix?: string; label: string }[];
};

export function AboutHero({ trail, title, lead, stats }: Props) {
  return (
    <div className={styles.hero}>
      <Section tone="cotton" space="none">
        <Breadcrumbs trail={trail} />
        <PageHeading title={title} lead={lead} />
      </Section>
      <FigureStrip figures={stats.map(({ value, ...stat }) => ({ number: value, ...stat }))} />
    </div>
  );
}
