import { shell } from "virtual:shell";
import type { PageData } from "#app/content.server/page-data.ts";
import { breadcrumbData, questionData } from "#app/layout/structured-data.ts";
import type { Head } from "#app/router/route.ts";
import { DataRows } from "#app/sections/data-rows.tsx";
import { Faq } from "#app/sections/faq.tsx";
import { NightRoutes } from "#app/sections/night-routes.tsx";
import { SplitSection } from "#app/sections/split-section.tsx";
import { SupportHero } from "#app/sections/support-hero.tsx";
import { SupportServices } from "#app/sections/support-services.tsx";

export const head = (data: PageData<"support">): Head => ({
  ...data.page.seo,
  canonical: "/soporte",
  structuredData: () => [
    questionData(data.page.faq.items),
    breadcrumbData([{ label: "Soporte Técnico" }], "/soporte"),
  ],
});

export default function SupportPage({ data }: { data: PageData<"support"> }) {
  const { page, picture, requestSite, whatsappNumber } = data;
  const { request, whatsapp, phone } = page.routes;
  const { company } = shell;
  return (
    <>
      <SupportHero
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
