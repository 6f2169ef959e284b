import type { PageData } from "#app/content.server/page-data.ts";
import { useScrollToContent } from "#app/router/scroll-to-content.ts";
import { entryHead } from "#app/sections/entry-head.ts";
import { EntryHero } from "#app/sections/entry-hero.tsx";
import { RapidAdviser } from "#app/sections/rapid-adviser.tsx";
import { RapidGroups } from "#app/sections/rapid-groups.tsx";
import { RapidTime } from "#app/sections/rapid-time.tsx";
import { Section } from "#app/ui/section.tsx";

export const head = entryHead;

export default function RapidTestsRoute({ data: page }: { data: PageData<"rapid-tests"> }) {
  useScrollToContent();
  return (
    <>
      <EntryHero
        crumbs={page.crumbs}
        back={{ label: "Volver a productos", to: "/productos" }}
        title={page.name}
        lead={page.lead}
        picture={page.picture}
        elevation={page.elevation}
      />
      <Section space="bottom">
        <RapidTime time={page.resultTime} />
        <RapidGroups groups={page.groups}>
          <RapidAdviser adviser={page.adviser} name={page.name} />
        </RapidGroups>
      </Section>
    </>
  );
}

export { missing } from "#app/sections/missing-product.ts";
