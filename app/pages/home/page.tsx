import { CtaBand } from "#app/blocks/sections/cta-band.tsx";
import type { PageData } from "#app/content/page-data.ts";
import { Blocks } from "#app/ui/blocks.tsx";
import { DeliveredBlock } from "#app/ui/delivered-block.tsx";
import { HomeCounters } from "./counters.tsx";
import { HomeCoverage } from "./coverage.tsx";
import { HomeFeatured } from "./featured.tsx";
import { HomeHero } from "./hero.tsx";
import { HomeLeaders } from "./leaders.tsx";
import { HomeQuote } from "./quote.tsx";
import { HomeReasons } from "./reasons.tsx";
import { HomeTests } from "./tests.tsx";
import { HomeWorkload } from "./workload.tsx";

export default function HomePage({ data: { page } }: { data: PageData<"home"> }) {
  return (
    <Blocks>
      <HomeHero {...page.hero} />
      {page.workload && <HomeWorkload {...page.workload} />}
      <DeliveredBlock name="products" data={page.featured}>
        <HomeFeatured {...page.featured} />
        <HomeTests {...page.tests} />
        <HomeReasons {...page.reasons} />
      </DeliveredBlock>
      <HomeCounters counters={page.counters} />
      <DeliveredBlock name="company" data={page.leaders}>
        <HomeLeaders {...page.leaders} />
        <HomeQuote {...page.quote} />
        <HomeCoverage {...page.coverage} />
        <CtaBand {...page.cta} showTime />
      </DeliveredBlock>
    </Blocks>
  );
}
