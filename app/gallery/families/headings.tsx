import { EntryHero } from "#app/blocks/entry/entry-hero.tsx";
import { PrintFooter, PrintHeader } from "#app/blocks/entry/print-frame.tsx";
import { PageHeading } from "#app/blocks/sections/page-heading.tsx";
import { SectionHeading } from "#app/blocks/sections/section-heading.tsx";
import { SplitSection } from "#app/blocks/sections/split-section.tsx";
import type { FamilyView } from "#app/gallery/data.ts";
import { Example, Family } from "#app/gallery/example.tsx";
import { ButtonLink } from "#app/ui/actions/button.tsx";
import { TextLink } from "#app/ui/actions/text-link.tsx";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";

export function Headings({ data: { category, product, supply }, ...family }: FamilyView) {
  const { name, lead } = category.view;
  return (
    <Family {...family}>
      <Example name="Breadcrumbs" width="content">
        <Breadcrumbs trail={supply.trail} />
      </Example>
      <Example name="PageHeading: 8/4" width="content">
        <PageHeading title={name} lead={lead} />
      </Example>
      <Example name="PageHeading: 7/5" width="content">
        <PageHeading title={name} lead={lead} split="7/5" />
      </Example>
      <Example name="SectionHeading" width="content">
        <SectionHeading title="Productos relacionados">
          <TextLink to="/productos">Ver todos</TextLink>
        </SectionHeading>
      </Example>
      <Example name="SplitSection" width="window">
        <SplitSection
          id="ejemplo-dividido"
          title={name}
          lead={lead}
          link={{ label: "Ver más", to: "/productos" }}
        >
          <p>{product.lead}</p>
        </SplitSection>
      </Example>
      <Example name="EntryHero: de un producto" parts="EntryHeroRender" width="window">
        <EntryHero
          trail={product.trail}
          back={product.back}
          brand={product.brand}
          title={product.name}
          lead={product.lead}
          picture={product.picture}
          elevation={product.elevation}
          actions={<ButtonLink to="/contacto">Solicitar más información</ButtonLink>}
        />
      </Example>
      <Example name="EntryHero: de una línea de insumos" width="window">
        <EntryHero
          trail={supply.trail}
          back={supply.back}
          title={supply.name}
          lead={supply.lead}
          picture={supply.picture}
          elevation={supply.elevation}
        />
      </Example>
      <Example name="EntryHero: sin imagen" width="window">
        <EntryHero
          trail={product.trail}
          title={product.name}
          lead={product.lead}
          elevation={product.elevation}
        />
      </Example>
      <Example name="PrintHeader, PrintFooter" note="Se ven solo en papel." width="content">
        <PrintHeader />
        <PrintFooter path={product.path} />
      </Example>
    </Family>
  );
}
