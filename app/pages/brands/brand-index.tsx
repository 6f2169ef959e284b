import { Fragment } from "react";
import { SectionHeading } from "#app/blocks/sections/section-heading.tsx";
import { TextLink } from "#app/ui/actions/text-link.tsx";
import { CarouselRegion, CarouselSlide, CarouselWindow } from "#app/ui/carousel/carousel.tsx";
import { PauseButton } from "#app/ui/carousel/carousel-controls.tsx";
import { useCarousel } from "#app/ui/carousel/use-carousel.ts";
import { Section } from "#app/ui/section.tsx";
import styles from "./brand-index.module.css";
import { BrandWordmark } from "./brand-wordmark.tsx";
import type { BrandView } from "./content.ts";

type Props = { title: string; note: string; brands: BrandView[] };

const importation = { directa: "Importación directa", local: "Distribución local" };

export function BrandIndex({ title, note, brands }: Props) {
  const carousel = useCarousel({ flow: "endless", delay: 3000 });
  return (
    <CarouselRegion carousel={carousel} labelledBy="todas-las-marcas" tone="mist">
      <Section tone="mist" space="top">
        <SectionHeading id="todas-las-marcas" title={title}>
          <PauseButton carousel={carousel} />
        </SectionHeading>
      </Section>
      <CarouselWindow carousel={carousel}>
        {brands.map((brand, index) => (
          <CarouselSlide key={brand.id} position={index + 1} count={brands.length}>
            <Column brand={brand} />
          </CarouselSlide>
        ))}
      </CarouselWindow>
      <Section tone="mist" space="bottom">
        <p className={styles.note}>{note}</p>
      </Section>
    </CarouselRegion>
  );
}

function Column({ brand }: { brand: BrandView }) {
  return (
    <article className={styles.column}>
      <BrandWordmark name={brand.name} wordmark={brand.wordmark} size="medium" />
      <div className={styles.facts}>
        <Areas brand={brand} />
        <p className={styles.importation}>{importation[brand.importation]}</p>
      </div>
    </article>
  );
}

/** Each area links to its category if the brand has as many categories as areas. */
function Areas({ brand: { area, categories } }: { brand: BrandView }) {
  const words = area.split(" y ");
  if (words.length !== categories.length) return <p>{area}</p>;
  return (
    <p>
      {categories.map(({ to }, index) => (
        <Fragment key={to}>
          {index > 0 && " y "}
          <TextLink to={to} icon={null}>
            {words[index]}
          </TextLink>
        </Fragment>
      ))}
    </p>
  );
}
