import { site } from "#app/content.server/site.ts";
import { head } from "#app/layout/head.ts";
import { breadcrumbData, questionData } from "#app/layout/structured-data.ts";
import { AboutHero } from "#app/sections/about-hero.tsx";
import { AboutValues } from "#app/sections/about-values.tsx";
import { AboutWork } from "#app/sections/about-work.tsx";
import { CtaBand } from "#app/sections/cta-band.tsx";
import { Faq } from "#app/sections/faq.tsx";
import { Scene } from "#app/sections/scene.tsx";
import { Timeline } from "#app/sections/timeline.tsx";
import type { Route } from "./+types/about.ts";

export function loader() {
  const page = site().pages.about;
  return { page, picture: site().picture(page.picture) };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  head({
    ...loaderData.page.seo,
    canonical: "/sobre-nosotros",
    structuredData: [
      questionData(loaderData.page.faq.items),
      breadcrumbData([{ label: "Sobre Nosotros" }], "/sobre-nosotros"),
    ],
  });

export default function AboutPage({ loaderData: { page, picture } }: Route.ComponentProps) {
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
