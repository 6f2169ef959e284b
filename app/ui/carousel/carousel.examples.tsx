import type { Examples } from "#app/gallery/examples.ts";
import { BrandIndex } from "#app/pages/brands/brand-index.tsx";
import { BrandShowcase } from "#app/pages/brands/brand-showcase.tsx";

export const examples: Examples = {
  window: {
    "Carrusel con dos extremos (con CarouselRegion, CarouselWindow, CarouselSlide, CarouselTicks, PauseButton, StepButtons)":
      ({ brands }) => (
        <BrandShowcase
          {...brands.page.direct}
          brands={brands.brands.filter((brand) => brand.importation === "directa")}
        />
      ),
    "Carrusel sin fin (con CarouselRegion, CarouselWindow, CarouselSlide)": ({ brands }) => (
      <BrandIndex {...brands.page.all} brands={brands.brands} />
    ),
  },
};
