import type { PageData } from "#app/content.server/page-data.ts";
import { breadcrumbData, questionData } from "#app/layout/structured-data.ts";
import type { Head } from "#app/router/route.ts";
import { AboutHero } from "#app/sections/about-hero.tsx";
import { AboutValues } from "#app/sections/about-values.tsx";
import { AboutWork } from "#app/sections/about-work.tsx";
import { CtaBand } from "#app/sections/cta-band.tsx";
import { Faq } from "#app/sections/faq.tsx";
import { Scene } from "#app/sections/scene.tsx";
import { Timeline } from "#app/sections/timeline.tsx";

export const head = (data: PageData<"about">): Head => ({
  ...data.page.seo,
  canonical: "/sobre-nosotros",
  structuredData: () => [
    questionData(data.page.faq.items),
    breadcrumbData([{ label: "Sobre Nosotros" }], "/sobre-nosotros"),
  ],
});

export default function AboutPage({ data: { page, picture } }: { data: PageData<"about"> }) {
  return (
    <>
      <AboutHero title={page.title} lead={page.lead} stats={page.stats} />
      {picture && <Scene picture={picture} />}
      <AboutWork {...page.work} />
      <AboutValues {...page.values} />
      <Timeline {...page.history} />
      <Faq {...page.faq} link={{ label: page.faq.link, to: "/contacto" }} />
      <CtaBand {...page.cta} />
    </>
  );
}
