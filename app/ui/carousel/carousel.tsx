import type { ReactNode } from "react";
import styles from "./carousel.module.css";
import type { Carousel } from "./use-carousel.ts";

type RegionProps = {
  carousel: Carousel;
  labelledBy: string;
  tone?: "paper" | "mist";
  children: ReactNode;
};

export function CarouselRegion({ carousel, labelledBy, tone = "paper", children }: RegionProps) {
  return (
    <section
      className={styles.region}
      data-tone={tone}
      aria-labelledby={labelledBy}
      aria-roledescription="carrusel"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be focusable to scroll with keys.
      tabIndex={0}
      {...carousel.region}
    >
      {children}
    </section>
  );
}

export function CarouselWindow({ carousel, children }: { carousel: Carousel; children: ReactNode }) {
  return (
    <div
      className={styles.window}
      ref={carousel.root}
      data-flow={carousel.flow}
      data-ready={carousel.ready || undefined}
      {...carousel.slides}
    >
      <div className={styles.track}>{children}</div>
    </div>
  );
}

type SlideProps = { position: number; count: number; children: ReactNode };

export function CarouselSlide({ position, count, children }: SlideProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a group of form fields.
    <div
      className={styles.slide}
      role="group"
      aria-roledescription="diapositiva"
      aria-label={`${position} de ${count}`}
    >
      {children}
    </div>
  );
}
