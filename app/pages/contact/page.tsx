import { Faq } from "#app/blocks/sections/faq.tsx";
import { PageHeading } from "#app/blocks/sections/page-heading.tsx";
import { breadcrumbData, questionData } from "#app/blocks/structured-data.ts";
import type { PageData } from "#app/content/page-data.ts";
import type { Head } from "#app/router/route.ts";
import { Blocks } from "#app/ui/blocks.tsx";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { Section } from "#app/ui/section.tsx";
import { ContactDesk } from "./desk.tsx";
import { ContactHours } from "./hours.tsx";
import { ContactInfo } from "./info.tsx";

export const head = (data: PageData<"contact">): Head => ({
  ...data.page.seo,
  canonical: data.canonical,
  structuredData: () => [
    data.organization,
    questionData(data.page.faq.items),
    breadcrumbData(data.trail, data.canonical),
  ],
});

export default function ContactRoute({ data }: { data: PageData<"contact"> }) {
  const { page, facts, whatsapp, map, hours, closed } = data;
  return (
    <Blocks>
      <Section space="bottom">
        <Breadcrumbs trail={data.trail} />
        <PageHeading title={page.title} lead={page.lead} />
        <ContactDesk {...page}>
          <ContactInfo title={page.info} office={page.office} facts={facts} whatsapp={whatsapp} map={map} />
          <ContactHours title={page.hours} hours={hours} closed={closed} />
        </ContactDesk>
      </Section>
      <Faq {...page.faq} tone="mist" />
    </Blocks>
  );
}
