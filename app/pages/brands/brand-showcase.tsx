import { SectionHeading } from "#app/blocks/sections/section-heading.tsx";
import { enquiryPath } from "#app/features/enquiry/enquiry-path.ts";
import { Link } from "#app/ui/actions/link.tsx";
import { TextLink } from "#app/ui/actions/text-link.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { CarouselRegion, CarouselSlide, CarouselWindow } from "#app/ui/carousel/carousel.tsx";
import { CarouselTicks, PauseButton, StepButtons } from "#app/ui/carousel/carousel-controls.tsx";
import { useCarousel } from "#app/ui/carousel/use-carousel.ts";
import { Media } from "#app/ui/media/media.tsx";
import { Section } from "#app/ui/section.tsx";
import styles from "./brand-showcase.module.css";
import { BrandWordmark } from "./brand-wordmark.tsx";
import type { BrandView } from "./content.ts";

type Props = { title: string; text: string; brands: BrandView[] };

/** `brands` has only the brands that the company imports directly. */
export function BrandShowcase({ title, text, brands }: Props) {
  const carousel = useCarousel({ flow: "rewind", delay: 8000 });
  return (
    <CarouselRegion carousel={carousel} labelledBy="importacion-directa">
      <Section space="none">
        <SectionHeading id="importacion-directa" title={title}>
          <p className={styles.aside}>{text}</p>
        </SectionHeading>
      </Section>
      <div className={styles.slides}>
        <CarouselWindow carousel={carousel}>
          {brands.map((brand, index) => (
            <CarouselSlide key={brand.id} position={index + 1} count={brands.length}>
              <Slide brand={brand} priority={index === 0} />
            </CarouselSlide>
          ))}
        </CarouselWindow>
      </div>
      <Section space="bottom">
        <div className={styles.controls}>
          <CarouselTicks carousel={carousel} label="Elegir marca" names={brands.map((brand) => brand.name)} />
          <div className={styles.buttons}>
            <PauseButton carousel={carousel} />
            <StepButtons carousel={carousel} />
          </div>
        </div>
      </Section>
    </CarouselRegion>
  );
}

function Slide({ brand, priority }: { brand: BrandView; priority: boolean }) {
  return (
    <article className={styles.slide}>
      <Media
        picture={brand.picture}
        elevation={brand.elevation}
        sizes="(max-width: 666px) 84vw, 560px"
        priority={priority}
      />
      <div className={styles.name}>
        <BrandWordmark name={brand.name} wordmark={brand.wordmark} />
        {brand.place && <p className="note">{brand.place}</p>}
      </div>
      <p className={styles.description}>{brand.description}</p>
      <ul className={styles.categories} aria-label={`Categorías de ${brand.name}`}>
        {brand.categories.map((category) => (
          <li key={category.to}>
            <Link to={category.to} className={styles.category}>
              <Badge>{category.label}</Badge>
            </Link>
          </li>
        ))}
      </ul>
      <ul className={styles.entries} aria-label={`Productos de ${brand.name}`}>
        {brand.entries.map((entry) => (
          <li key={entry.to}>
            <TextLink to={entry.to} icon={null}>
              {entry.label}
            </TextLink>
          </li>
        ))}
      </ul>
      <TextLink
        to={enquiryPath({ subject: "sales", about: `Marca ${brand.name}` })}
        aria-label={`Más información sobre ${brand.name}`}
      >
        Más información
      </TextLink>
    </article>
  );
}
