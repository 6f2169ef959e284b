import { shell } from "virtual:shell";
import { site } from "#app/content.server/site.ts";
import { head } from "#app/layout/head.ts";
import { breadcrumbData, questionData } from "#app/layout/structured-data.ts";
import { DataRows } from "#app/sections/data-rows.tsx";
import { Faq } from "#app/sections/faq.tsx";
import { NightRoutes } from "#app/sections/night-routes.tsx";
import { SplitSection } from "#app/sections/split-section.tsx";
import { SupportHero } from "#app/sections/support-hero.tsx";
import { SupportServices } from "#app/sections/support-services.tsx";
import type { Route } from "./+types/support.ts";

export function loader() {
  const { company, pages, picture } = site();
  return {
    page: pages.support,
    picture: picture(pages.support.picture),
    requestSite: company.supportRequestSite,
    whatsappNumber: company.whatsapp.display,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  head({
    ...loaderData.page.seo,
    canonical: "/soporte",
    structuredData: [
      questionData(loaderData.page.faq.items),
      breadcrumbData([{ label: "Soporte Técnico" }], "/soporte"),
    ],
  });

export default function SupportPage({ loaderData }: Route.ComponentProps) {
  const { page, picture, requestSite, whatsappNumber } = loaderData;
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
