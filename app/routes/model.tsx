import { modelPage } from "#app/content.server/product-page.ts";
import { site } from "#app/content.server/site.ts";
import { foundOrMissing } from "#app/lib/found-or-missing.ts";
import { pack, unpack } from "#app/lib/packed.ts";
import { productHead } from "#app/sections/product-head.ts";
import { ProductNotFound, productNotFoundHead } from "#app/sections/product-not-found.tsx";
import { ProductTemplate } from "#app/sections/product-template.tsx";
import type { Route } from "./+types/model.ts";

export function loader({ params }: Route.LoaderArgs) {
  const page = modelPage(site(), params.category, params.series, params.model);
  if (!page) throw new Response(null, { status: 404 });
  return pack(page);
}

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return foundOrMissing(serverLoader);
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? productHead(unpack(loaderData)) : productNotFoundHead;

export default function ModelRoute({ loaderData, params }: Route.ComponentProps) {
  if (!loaderData) return <ProductNotFound segments={[params.category, params.series, params.model]} />;
  return <ProductTemplate page={unpack(loaderData)} />;
}
