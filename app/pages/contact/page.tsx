import { PageHeading } from "#app/blocks/page-heading.tsx";
import { breadcrumbData, questionData } from "#app/blocks/structured-data.ts";
import type { PageData } from "#app/content/views/page-data.ts";
import { pageTrail } from "#app/lib/trail.ts";
import type { Head } from "#app/router/route.ts";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { Section } from "#app/ui/section.tsx";
import { ContactFaq } from "./faq.tsx";
import { ContactForm } from "./form/contact-form.tsx";
import { ContactHours } from "./hours.tsx";
import { ContactInfo } from "./info.tsx";
import { ContactLayout } from "./layout.tsx";
import { ContactScene } from "./scene.tsx";

const trail = pageTrail("Contacto");

export const head = (data: PageData<"contact">): Head => ({
  ...data.page.seo,
  canonical: "/contacto",
  structuredData: () => [
    data.organization,
    questionData(data.page.faq.items),
    breadcrumbData(trail, "/contacto"),
  ],
});

export default function ContactRoute({ data }: { data: PageData<"contact"> }) {
  const { page, picture, whatsapp, map, hours, closed } = data;
  return (
    <>
      <Section space="none">
        <Breadcrumbs trail={trail} />
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
