import { comparedProduct } from "#app/content.server/comparison.ts";
import { site } from "#app/content.server/site.ts";
import type { Route } from "./+types/comparison-data.ts";

/** What the comparison shows of one instrument, in a file of its own. */
export function loader({ params }: Route.LoaderArgs) {
  const product = comparedProduct(site(), params["*"].replace(/\.json$/, ""));
  if (!product) throw new Response(null, { status: 404 });
  return Response.json(product);
}
