import { supplyPage } from "#app/content.server/supply-page.ts";
import { site } from "#app/content.server/site.ts";
import { Breadcrumbs } from "#app/layout/breadcrumbs.tsx";
import { head } from "#app/layout/head.ts";
import { foundOrMissing } from "#app/lib/found-or-missing.ts";
import { PageHeading } from "#app/sections/page-heading.tsx";
import { ProductNotFound, productNotFoundHead } from "#app/sections/product-not-found.tsx";
import { Section } from "#app/ui/section.tsx";
import type { Route } from "./+types/supply.ts";

export function loader({ params }: Route.LoaderArgs) {
  const page = supplyPage(site(), params.product);
  if (!page) throw new Response(null, { status: 404 });
  return page;
}

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return foundOrMissing(serverLoader);
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? head({ ...loaderData.seo, canonical: loaderData.canonical }) : productNotFoundHead;

export default function SupplyRoute({ loaderData: page, params }: Route.ComponentProps) {
  if (!page) return <ProductNotFound segments={["insumos", params.product]} />;
  return (
    <Section space="bottom">
      <Breadcrumbs
        trail={[
          { label: "Productos", to: "/productos" },
          { label: "Insumos médicos", to: "/productos/insumos" }, { label: page.name },
        ]}
      />
      <PageHeading title={page.name} lead={page.lead} />
    </Section>
  );
}
