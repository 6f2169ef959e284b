import { shell } from "virtual:shell";
import { Faq } from "#app/blocks/faq.tsx";
import { DataRows } from "#app/blocks/figures/data-rows.tsx";
import { SplitSection } from "#app/blocks/split-section.tsx";
import { breadcrumbData, questionData } from "#app/blocks/structured-data.ts";
import type { PageData } from "#app/content/views/page-data.ts";
import { pageTrail } from "#app/lib/trail.ts";
import type { Head } from "#app/router/route.ts";
import { NightRoutes } from "./contact-ways.tsx";
import { SupportHero } from "./hero.tsx";
import { SupportServices } from "./services.tsx";

const trail = pageTrail("Soporte Técnico");

export const head = (data: PageData<"support">): Head => ({
  ...data.page.seo,
  canonical: "/soporte",
  structuredData: () => [questionData(data.page.faq.items), breadcrumbData(trail, "/soporte")],
});

export default function SupportPage({ data }: { data: PageData<"support"> }) {
  const { page, picture, requestSite, whatsappNumber } = data;
  const { request, whatsapp, phone } = page.routes;
  const { company } = shell;
  return (
    <>
      <SupportHero
        trail={trail}
        title={page.title}
        lead={page.lead}
        request={page.request}
        requestSite={requestSite}
        whatsapp={page.whatsapp}
        response={page.response}
      />
      <SupportServices {...page.services} picture={picture} />
      <SplitSection id="razones" title={page.reasons.title}>
        <DataRows rows={page.reasons.items} />
      </SplitSection>
      <Faq {...page.faq} space="bottom" />
      <NightRoutes
        title={page.routes.title}
        ways={[
          { ...request, href: requestSite, newTab: true },
          { ...whatsapp, href: company.whatsapp, number: whatsappNumber, newTab: true },
          {
            title: phone.title,
            text: `${company.hours.join(", ")}. ${phone.text}`,
            href: `tel:${company.phone.dial}`,
            number: company.phone.display,
          },
        ]}
      />
    </>
  );
}
