import type { ShouldRevalidateFunctionArgs } from "react-router";
import { testPanelPage } from "#app/content.server/panel-page.ts";
import { site } from "#app/content.server/site.ts";
import { Breadcrumbs } from "#app/layout/breadcrumbs.tsx";
import { foundOrMissing } from "#app/lib/found-or-missing.ts";
import { useScrollToContent } from "#app/lib/scroll-to-content.ts";
import { entryHead } from "#app/sections/entry-head.ts";
import { PageHeading } from "#app/sections/page-heading.tsx";
import { ProductNotFound, productNotFoundHead } from "#app/sections/product-not-found.tsx";
import { TestPanelAnalyzers } from "#app/sections/test-panel-analyzers.tsx";
import { TestPanelGroups } from "#app/sections/test-panel-groups.tsx";
import { Section } from "#app/ui/section.tsx";
import type { Route } from "./+types/test-panel.ts";

export function loader({ params }: Route.LoaderArgs) {
  const page = testPanelPage(site(), params.category);
  if (!page) throw new Response(null, { status: 404 });
  return page;
}

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return foundOrMissing(serverLoader);
}

/** The filter lives in the query; the page's data do not depend on it. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? entryHead(loaderData) : productNotFoundHead;

export default function TestPanelRoute({ loaderData: page, params }: Route.ComponentProps) {
  useScrollToContent();
  if (!page) return <ProductNotFound segments={[params.category, "test-list"]} />;
  return (
    <>
      <Section space="bottom">
        <Breadcrumbs trail={page.crumbs} />
        <PageHeading title={page.name} lead={page.lead} />
        <TestPanelGroups
          name={page.name}
          groups={page.groups}
          analyzers={page.analyzers}
          canonical={page.canonical}
          counts={page.counts}
          note={page.note}
        />
      </Section>
      <TestPanelAnalyzers analyzers={page.analyzers} />
    </>
  );
}
