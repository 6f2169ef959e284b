import { Scene } from "#app/blocks/scene.tsx";
import { CtaBand } from "#app/blocks/sections/cta-band.tsx";
import { Faq } from "#app/blocks/sections/faq.tsx";
import { breadcrumbData, questionData } from "#app/blocks/structured-data.ts";
import type { PageData } from "#app/content/page-data.ts";
import type { Head } from "#app/router/route.ts";
import { Blocks } from "#app/ui/blocks.tsx";
import { AboutHero } from "./hero.tsx";
import { Timeline } from "./timeline.tsx";
import { AboutValues } from "./values.tsx";
import { AboutWork } from "./work.tsx";

export const head = (data: PageData<"about">): Head => ({
  ...data.page.seo,
  canonical: data.canonical,
  structuredData: () => [questionData(data.page.faq.items), breadcrumbData(data.trail, data.canonical)],
});

export default function AboutPage({ data: { page, picture, standing, trail } }: { data: PageData<"about"> }) {
  return (
    <Blocks>
      <AboutHero trail={trail} title={page.title} lead={page.lead} stats={page.stats} />
      {picture && <Scene picture={picture} />}
      <AboutWork {...page.work} />
      <AboutValues {...page.values} standing={standing} />
      <Timeline {...page.history} />
      <Faq {...page.faq} link={{ label: page.faq.link, to: "/contacto" }} />
      <CtaBand {...page.cta} />
    </Blocks>
  );
}
