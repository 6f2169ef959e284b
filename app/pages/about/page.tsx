import { Scene } from "#app/blocks/scene.tsx";
import { CtaBand } from "#app/blocks/sections/cta-band.tsx";
import { Faq } from "#app/blocks/sections/faq.tsx";
import type { PageData } from "#app/content/page-data.ts";
import { Blocks } from "#app/ui/blocks.tsx";
import { AboutHero } from "./hero.tsx";
import { Timeline } from "./timeline.tsx";
import { AboutValues } from "./values.tsx";
import { AboutWork } from "./work.tsx";

export default function AboutPage({
  data: { page, picture, credentials, trail },
}: {
  data: PageData<"about">;
}) {
  return (
    <Blocks>
      <AboutHero trail={trail} title={page.title} lead={page.lead} stats={page.stats} />
      {picture && <Scene picture={picture} />}
      <AboutWork {...page.work} />
      <AboutValues {...page.values} credentials={credentials} />
      <Timeline {...page.history} />
      <Faq {...page.faq} link={{ label: page.faq.link, to: "/contacto" }} />
      <CtaBand {...page.cta} showTime />
    </Blocks>
  );
}
