import { testPanelPage } from "#app/content.server/panel-page.ts";
import { site } from "#app/content.server/site.ts";
import { Breadcrumbs } from "#app/layout/breadcrumbs.tsx";
import { head } from "#app/layout/head.ts";
import { foundOrMissing } from "#app/lib/found-or-missing.ts";
import { PageHeading } from "#app/sections/page-heading.tsx";
import { ProductNotFound, productNotFoundHead } from "#app/sections/product-not-found.tsx";
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

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? head({ ...loaderData.seo, canonical: loaderData.canonical }) : productNotFoundHead;

export default function TestPanelRoute({ loaderData: page, params }: Route.ComponentProps) {
  if (!page) return <ProductNotFound segments={[params.category, "test-list"]} />;
  return (
    <Section space="bottom">
      <Breadcrumbs
        trail={[
          { label: "Productos", to: "/productos" },
          { label: page.categoryLabel, to: `/productos/${page.category}` }, { label: "PANEL DE PRUEBAS" },
        ]}
      />
      <PageHeading title={page.name} lead={page.lead} />
    </Section>
  );
}
