import { PageHeading } from "#app/blocks/sections/page-heading.tsx";
import type { PageData } from "#app/content/page-data.ts";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { Section } from "#app/ui/section.tsx";
import { SearchPage } from "./search-page.tsx";
import { SitePlan } from "./site-plan.tsx";

export default function SearchRoute({
  data: { page, suggestions, pages, plan, trail },
}: {
  data: PageData<"search">;
}) {
  return (
    <Section space="bottom">
      <Breadcrumbs trail={trail} />
      <PageHeading title={page.title} lead={page.lead} />
      <SearchPage withoutScript={page.withoutScript} suggestions={suggestions}>
        <SitePlan title={page.index} pages={pages} plan={plan} />
      </SearchPage>
    </Section>
  );
}
