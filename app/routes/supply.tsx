import { site } from "#app/content.server/site.ts";
import { supplyPage } from "#app/content.server/supply-page.ts";
import { enquiryPath } from "#app/lib/enquiry-path.ts";
import { foundOrMissing } from "#app/lib/found-or-missing.ts";
import { useScrollToContent } from "#app/lib/scroll-to-content.ts";
import { CtaBand } from "#app/sections/cta-band.tsx";
import { entryHead } from "#app/sections/entry-head.ts";
import { EntryHero } from "#app/sections/entry-hero.tsx";
import { PrintFoot, PrintHead } from "#app/sections/print-frame.tsx";
import { ProductNotFound, productNotFoundHead } from "#app/sections/product-not-found.tsx";
import { SupplyGroups } from "#app/sections/supply-groups.tsx";
import { DownloadLink } from "#app/ui/download-link.tsx";
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
  loaderData ? entryHead(loaderData) : productNotFoundHead;

export default function SupplyRoute({ loaderData: page, params }: Route.ComponentProps) {
  useScrollToContent();
  if (!page) return <ProductNotFound segments={["insumos", params.product]} />;
  return (
    <>
      <PrintHead />
      <EntryHero
        crumbs={page.crumbs}
        back={page.back}
        title={page.name}
        lead={page.lead}
        picture={page.picture}
        elevation={page.elevation}
        links={page.sheet && <DownloadLink {...page.sheet}>Descargar especificaciones</DownloadLink>}
      />
      <SupplyGroups page={page} />
      <CtaBand {...page.cta} to={enquiryPath({ subject: "sales", about: `Insumos médicos: ${page.name}` })} />
      <PrintFoot path={page.canonical} />
    </>
  );
}
