import { entryHead } from "#app/blocks/entry/entry-head.ts";
import { EntryHero } from "#app/blocks/entry/entry-hero.tsx";
import type { PageData } from "#app/content/views/page-data.ts";
import { useScrollToContent } from "#app/router/use-scroll-to-content.ts";
import { Section } from "#app/ui/section.tsx";
import { RapidAdviser } from "./rapid-adviser.tsx";
import { RapidGroups } from "./rapid-groups.tsx";
import { RapidTime } from "./rapid-time.tsx";

export const head = entryHead;

export default function RapidTestsRoute({ data: page }: { data: PageData<"rapid-tests"> }) {
  useScrollToContent();
  return (
    <>
      <EntryHero
        trail={page.trail}
        back={page.back}
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

export { missing } from "#app/pages/not-found/missing-product.ts";
