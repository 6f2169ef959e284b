import { homePage } from "#app/content.server/home-page.ts";
import { organizationData } from "#app/content.server/organization.ts";
import { site } from "#app/content.server/site.ts";
import { head } from "#app/layout/head.ts";
import { CtaBand } from "#app/sections/cta-band.tsx";
import { HomeCounters } from "#app/sections/home-counters.tsx";
import { HomeCoverage } from "#app/sections/home-coverage.tsx";
import { HomeFeatured } from "#app/sections/home-featured.tsx";
import { HomeHero } from "#app/sections/home-hero.tsx";
import { HomeLeaders } from "#app/sections/home-leaders.tsx";
import { HomeQuote } from "#app/sections/home-quote.tsx";
import { HomeReasons } from "#app/sections/home-reasons.tsx";
import type { Route } from "./+types/home.ts";

export function loader() {
  return { page: homePage(site()), organization: organizationData(site()) };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  head({ ...loaderData.page.seo, canonical: "/", structuredData: [loaderData.organization] });

export default function HomePage({ loaderData: { page } }: Route.ComponentProps) {
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
