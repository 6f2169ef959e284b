import { CategoryLayout } from "#app/blocks/category-layout.tsx";
import { CoverageMap } from "#app/blocks/coverage/coverage-map.tsx";
import { Column, Columns } from "#app/blocks/sections/columns.tsx";
import { CtaBand } from "#app/blocks/sections/cta-band.tsx";
import type { FamilyView } from "#app/gallery/data.ts";
import { Example, Family } from "#app/gallery/example.tsx";
import { Section } from "#app/ui/section.tsx";

const tones = ["paper", "mist", "cotton", "night", "deep"] as const;

export function Bands({ data: { category, clients, product }, ...family }: FamilyView) {
  return (
    <Family {...family}>
      <Example name="Section: los cinco fondos" width="window">
        {tones.map((tone) => (
          <Section key={tone} tone={tone} space="full">
            <h3>{tone}</h3>
            <p>{product.lead}</p>
          </Section>
        ))}
      </Example>
      <Example name="Columns" parts="Column" width="content">
        <Columns>
          {clients.page.privateSector.items.map((item) => (
            <Column key={item.title}>
              <h3>{item.title}</h3>
              <p>{item.text}</p>
            </Column>
          ))}
        </Columns>
      </Example>
      <Example name="CategoryLayout" parts="CategoryNav" width="content">
        <CategoryLayout links={category.links} selected={category.view.id}>
          <p>{category.view.lead}</p>
        </CategoryLayout>
      </Example>
      <Example name="CtaBand" width="window">
        <CtaBand {...product.cta} promise />
      </Example>
      <Example name="CoverageMap: las provincias" parts="ProvinceMark, LatitudeRuler" width="window">
        <Section tone="night">
          <CoverageMap map={clients.map} names="provinces" list="narrow">
            <h2>{clients.page.title}</h2>
          </CoverageMap>
        </Section>
      </Example>
      <Example name="CoverageMap: solo la sede" parts="SeatMark, LatitudeRuler" width="window">
        <Section tone="night">
          <CoverageMap map={clients.map} names="seat">
            <h2>{clients.page.title}</h2>
          </CoverageMap>
        </Section>
      </Example>
    </Family>
  );
}
