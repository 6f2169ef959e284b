import type { Route } from "./+types/comparison-data.ts";

/** What the comparison shows of one instrument. */
export function loader({ params }: Route.LoaderArgs) {
  return Response.json({ id: params["*"] });
}
