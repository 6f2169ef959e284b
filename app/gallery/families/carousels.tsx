import type { FamilyView } from "#app/gallery/data.ts";
import { Example, Family } from "#app/gallery/example.tsx";
import { BrandIndex } from "#app/pages/brands/brand-index.tsx";
import { BrandShowcase } from "#app/pages/brands/brand-showcase.tsx";

/** As the page of the brands has them: a carousel is what its slides make of it. */
export function Carousels({ data: { brands }, ...family }: FamilyView) {
  const { page } = brands;
  return (
    <Family {...family}>
      <Example
        name="Carrusel con dos extremos"
        parts="CarouselRegion, CarouselWindow, CarouselSlide, CarouselTicks, PauseButton y StepButtons"
        width="window"
      >
        <BrandShowcase
          {...page.direct}
          brands={brands.brands.filter((brand) => brand.importation === "directa")}
        />
      </Example>
      <Example name="Carrusel sin fin" parts="CarouselRegion, CarouselWindow y CarouselSlide" width="window">
        <BrandIndex {...page.all} brands={brands.brands} />
      </Example>
    </Family>
  );
}
