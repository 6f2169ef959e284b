import { searchPage } from "#app/content.server/search-page.ts";
import { site } from "#app/content.server/site.ts";
import { SearchPage } from "#app/features/search/search-page.tsx";
import { SitePlan } from "#app/features/search/site-plan.tsx";
import { Breadcrumbs } from "#app/layout/breadcrumbs.tsx";
import { head } from "#app/layout/head.ts";
import { textIn } from "#app/lib/address-text.ts";
import { longestQuery, queryParameter } from "#app/lib/search-address.ts";
import { PageHeading } from "#app/sections/page-heading.tsx";
import { Section } from "#app/ui/section.tsx";
import type { Route } from "./+types/search.ts";

export function loader() {
  return searchPage(site());
}

/** The page is the same for every query: what is typed asks for nothing. */
export function shouldRevalidate() {
  return false;
}

export const meta: Route.MetaFunction = ({ loaderData: { page }, location }) => {
  const query = textIn(new URLSearchParams(location.search), queryParameter, longestQuery).trim();
  return head({ ...page.seo, title: query ? `«${query}» en el catálogo` : page.seo.title });
};

export default function SearchRoute({ loaderData: { page, pages, plan } }: Route.ComponentProps) {
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
