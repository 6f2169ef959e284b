import type { PageData } from "#app/content.server/page-data.ts";
import { SearchPage } from "#app/features/search/search-page.tsx";
import { SitePlan } from "#app/features/search/site-plan.tsx";
import { Breadcrumbs } from "#app/layout/breadcrumbs.tsx";
import { longestQuery, queryParameter } from "#app/lib/search-address.ts";
import { textIn } from "#app/router/address-text.ts";
import type { Location } from "#app/router/location.ts";
import type { Head } from "#app/router/route.ts";
import { PageHeading } from "#app/sections/page-heading.tsx";
import { Section } from "#app/ui/section.tsx";

export function head({ page }: PageData<"search">, { search }: Location): Head {
  const query = textIn(new URLSearchParams(search), queryParameter, longestQuery).trim();
  return { ...page.seo, title: query ? `«${query}» en el catálogo` : page.seo.title };
}

export default function SearchRoute({ data: { page, pages, plan } }: { data: PageData<"search"> }) {
  return (
    <Section space="bottom">
      <Breadcrumbs trail={[{ label: "Buscar" }]} />
      <PageHeading title={page.title} lead={page.lead} />
      <SearchPage withoutScript={page.withoutScript}>
        <SitePlan title={page.index} pages={pages} plan={plan} />
      </SearchPage>
    </Section>
  );
}
