import { Faq } from "#app/blocks/sections/faq.tsx";
import { PageHeading } from "#app/blocks/sections/page-heading.tsx";
import type { PageData } from "#app/content/page-data.ts";
import { Blocks } from "#app/ui/blocks.tsx";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { Section } from "#app/ui/section.tsx";
import { EnquirySection } from "./enquiry-section.tsx";
import { ContactHours } from "./hours.tsx";
import { ContactInfo } from "./info.tsx";

export default function ContactRoute({ data }: { data: PageData<"contact"> }) {
  const { page, facts, whatsapp, map, hours, closed } = data;
  return (
    <Blocks>
      <Section space="bottom">
        <Breadcrumbs trail={data.trail} />
        <PageHeading title={page.title} lead={page.lead} />
        <EnquirySection {...page}>
          <ContactInfo title={page.info} office={page.office} facts={facts} whatsapp={whatsapp} map={map} />
          <ContactHours title={page.hours} hours={hours} closed={closed} />
        </EnquirySection>
      </Section>
      <Faq {...page.faq} tone="mist" />
    </Blocks>
  );
}
