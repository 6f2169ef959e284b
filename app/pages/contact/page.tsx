import { PageHeading } from "#app/blocks/sections/page-heading.tsx";
import { breadcrumbData, questionData } from "#app/blocks/structured-data.ts";
import type { PageData } from "#app/content/page-data.ts";
import type { Head } from "#app/router/route.ts";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { Section } from "#app/ui/section.tsx";
import { ContactFaq } from "./faq.tsx";
import { ContactForm } from "./form/contact-form.tsx";
import { ContactHours } from "./hours.tsx";
import { ContactInfo } from "./info.tsx";
import { ContactLayout } from "./layout.tsx";
import { ContactScene } from "./scene.tsx";

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
  const { page, picture, whatsapp, map, hours, closed } = data;
  return (
    <>
      <Section space="none">
        <Breadcrumbs trail={data.trail} />
        <PageHeading title={page.title} lead={page.lead} split="7/5" />
      </Section>
      <ContactLayout
        form={<ContactForm consent={page.consent} />}
        info={<ContactInfo title={page.info} office={page.office} whatsapp={whatsapp} map={map} />}
        hours={<ContactHours title={page.hours} hours={hours} closed={closed} />}
        faq={<ContactFaq {...page.faq} />}
      />
      {picture && <ContactScene picture={picture} />}
    </>
  );
}
