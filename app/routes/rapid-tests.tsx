import { rapidPanelPage } from "#app/content.server/panel-page.ts";
import { site } from "#app/content.server/site.ts";
import { Breadcrumbs } from "#app/layout/breadcrumbs.tsx";
import { head } from "#app/layout/head.ts";
import { foundOrMissing } from "#app/lib/found-or-missing.ts";
import { PageHeading } from "#app/sections/page-heading.tsx";
import { ProductNotFound, productNotFoundHead } from "#app/sections/product-not-found.tsx";
import { Section } from "#app/ui/section.tsx";
import type { Route } from "./+types/rapid-tests.ts";

export function loader({ params }: Route.LoaderArgs) {
  const page = rapidPanelPage(site(), "serologia", params.product);
  if (!page) throw new Response(null, { status: 404 });
  return page;
}

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return foundOrMissing(serverLoader);
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? head({ ...loaderData.seo, canonical: loaderData.canonical }) : productNotFoundHead;

export default function RapidTestsRoute({ loaderData: page, params }: Route.ComponentProps) {
  if (!page) return <ProductNotFound segments={["serologia", params.product]} />;
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
