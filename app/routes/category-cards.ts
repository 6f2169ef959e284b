import { categoryCards } from "#app/content.server/category-page.ts";
import { site } from "#app/content.server/site.ts";
import type { Route } from "./+types/category-cards.ts";

/** The cards of a category past its first page, asked for when a visitor wants more. */
export function loader({ params }: Route.LoaderArgs) {
  const cards = categoryCards(site(), params.category, Number.parseInt(params["*"], 10));
  if (cards.length === 0) throw new Response(null, { status: 404 });
  return Response.json(cards);
}
