import type { PageData } from "#app/content.server/page-data.ts";
import { ContactForm } from "#app/features/contact-form/contact-form.tsx";
import { Breadcrumbs } from "#app/layout/breadcrumbs.tsx";
import { breadcrumbData, questionData } from "#app/layout/structured-data.ts";
import type { Head } from "#app/router/route.ts";
import { ContactFaq } from "#app/sections/contact-faq.tsx";
import { ContactHours } from "#app/sections/contact-hours.tsx";
import { ContactInfo } from "#app/sections/contact-info.tsx";
import { ContactLayout } from "#app/sections/contact-layout.tsx";
import { ContactScene } from "#app/sections/contact-scene.tsx";
import { PageHeading } from "#app/sections/page-heading.tsx";
import { Section } from "#app/ui/section.tsx";

export const head = (data: PageData<"contact">): Head => ({
  ...data.page.seo,
  canonical: "/contacto",
  structuredData: () => [
    data.organization,
    questionData(data.page.faq.items),
    breadcrumbData([{ label: "Contacto" }], "/contacto"),
  ],
});

export default function ContactRoute({ data }: { data: PageData<"contact"> }) {
  const { page, picture, whatsapp, map, hours, closed } = data;
  return (
    <>
      <Section space="none">
        <Breadcrumbs trail={[{ label: "Contacto" }]} />
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
