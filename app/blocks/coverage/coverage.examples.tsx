import type { Examples } from "#app/gallery/examples.ts";
import { Section } from "#app/ui/section.tsx";
import { CoverageMap } from "./coverage-map.tsx";

export const examples: Examples = {
  window: {
    "CoverageMap: las provincias (con ProvinceMark, LatitudeRuler)": ({ clients }) => (
      <Section tone="night">
        <CoverageMap map={clients.map} names="provinces" list="narrow">
          <h2>{clients.page.title}</h2>
        </CoverageMap>
      </Section>
    ),
    "CoverageMap: solo la sede (con SeatMark, LatitudeRuler)": ({ clients }) => (
      <Section tone="night">
        <CoverageMap map={clients.map} names="seat">
          <h2>{clients.page.title}</h2>
        </CoverageMap>
      </Section>
    ),
  },
};
