import { contactPage } from "#app/content.server/contact-page.ts";
import { organizationData } from "#app/content.server/organization.ts";
import { site } from "#app/content.server/site.ts";
import { ContactForm } from "#app/features/contact-form/contact-form.tsx";
import { Breadcrumbs } from "#app/layout/breadcrumbs.tsx";
import { head } from "#app/layout/head.ts";
import { breadcrumbData, questionData } from "#app/layout/structured-data.ts";
import { ContactFaq } from "#app/sections/contact-faq.tsx";
import { ContactHours } from "#app/sections/contact-hours.tsx";
import { ContactInfo } from "#app/sections/contact-info.tsx";
import { ContactLayout } from "#app/sections/contact-layout.tsx";
import { ContactScene } from "#app/sections/contact-scene.tsx";
import { PageHeading } from "#app/sections/page-heading.tsx";
import { Section } from "#app/ui/section.tsx";
import type { Route } from "./+types/contact.ts";

export function loader() {
  return { ...contactPage(site()), organization: organizationData(site()) };
}

/** The query fills in the form and changes nothing of the page. */
export function shouldRevalidate() {
  return false;
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  head({
    ...loaderData.page.seo,
    canonical: "/contacto",
    structuredData: [
      loaderData.organization,
      questionData(loaderData.page.faq.items),
      breadcrumbData([{ label: "Contacto" }], "/contacto"),
    ],
  });

export default function ContactRoute({ loaderData }: Route.ComponentProps) {
  const { page, picture, whatsapp, map, hours, closed } = loaderData;
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
