import { searchIndex } from "#app/content.server/search-index.ts";
import { site } from "#app/content.server/site.ts";

/** What the search looks through: a file of its own, asked for when the search is first opened. */
export function loader() {
  return Response.json(searchIndex(site()));
}
