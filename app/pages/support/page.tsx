import { layoutData } from "virtual:layout-data";
import { DataRows } from "#app/blocks/figures/data-rows.tsx";
import { Faq } from "#app/blocks/sections/faq.tsx";
import { SplitSection } from "#app/blocks/sections/split-section.tsx";
import type { PageData } from "#app/content/page-data.ts";
import { Blocks } from "#app/ui/blocks.tsx";
import { ContactChannels } from "./contact-channels.tsx";
import { SupportHero } from "./hero.tsx";
import { SupportServices } from "./services.tsx";

export default function SupportPage({ data }: { data: PageData<"support"> }) {
  const { page, picture, requestSite, whatsappNumber } = data;
  const { request, whatsapp, phone } = page.routes;
  const { company } = layoutData;
  return (
    <Blocks>
      <SupportHero
        trail={data.trail}
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
      <ContactChannels
        title={page.routes.title}
        ready={page.ready}
        channels={[
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
    </Blocks>
  );
}
