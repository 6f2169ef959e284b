import type { Examples } from "#app/gallery/examples.ts";
import { TextLink } from "#app/ui/actions/text-link.tsx";
import { Column, Columns } from "./columns.tsx";
import { CtaBand } from "./cta-band.tsx";
import { Faq } from "./faq.tsx";
import { PageHeading } from "./page-heading.tsx";
import { SectionHeading } from "./section-heading.tsx";
import { SplitSection } from "./split-section.tsx";

export const examples: Examples = {
  content: {
    "Columns (con Column)": ({ clients }) => (
      <Columns>
        {clients.page.privateSector.items.map((item) => (
          <Column key={item.title}>
            <h3>{item.title}</h3>
            <p>{item.text}</p>
          </Column>
        ))}
      </Columns>
    ),
    PageHeading: ({ category }) => <PageHeading title={category.view.name} lead={category.view.lead} />,
    SectionHeading: () => (
      <SectionHeading title="Productos relacionados">
        <TextLink to="/productos">Ver todos</TextLink>
      </SectionHeading>
    ),
  },
  window: {
    CtaBand: ({ product }) => <CtaBand {...product.cta} showTime />,
    SplitSection: ({ product, category }) => (
      <SplitSection
        id="ejemplo-dividido"
        title={category.view.name}
        lead={category.view.lead}
        link={{ label: "Ver más", to: "/productos" }}
      >
        <p>{product.lead}</p>
      </SplitSection>
    ),
    Faq: ({ support }) => <Faq {...support.page.faq} />,
  },
};
