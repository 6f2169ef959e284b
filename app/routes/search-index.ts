/** What the search looks through, made from the content. */
export function loader() {
  return Response.json([]);
}
