import type { PageData } from "#app/content.server/page-data.ts";
import type { Head } from "#app/router/route.ts";
import { CtaBand } from "#app/sections/cta-band.tsx";
import { HomeCounters } from "#app/sections/home-counters.tsx";
import { HomeCoverage } from "#app/sections/home-coverage.tsx";
import { HomeFeatured } from "#app/sections/home-featured.tsx";
import { HomeHero } from "#app/sections/home-hero.tsx";
import { HomeLeaders } from "#app/sections/home-leaders.tsx";
import { HomeQuote } from "#app/sections/home-quote.tsx";
import { HomeReasons } from "#app/sections/home-reasons.tsx";

export const head = (data: PageData<"home">): Head => ({
  ...data.page.seo,
  canonical: "/",
  structuredData: () => [data.organization],
});

export default function HomePage({ data: { page } }: { data: PageData<"home"> }) {
  return (
    <>
      <HomeHero {...page.hero} />
      <HomeFeatured {...page.featured} />
      <HomeReasons {...page.reasons} />
      <HomeCounters counters={page.counters} />
      <HomeLeaders {...page.leaders} />
      <HomeQuote {...page.quote} />
      <HomeCoverage {...page.coverage} />
      <CtaBand {...page.cta} />
    </>
  );
}
