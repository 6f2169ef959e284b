/** Undefined where there is no such file; throws where the connection or the host fails. */
export async function fetchJson(path: string) {
  const response = await fetch(path);
  // A host that shows a page for every unknown address answers with HTML.
  if (response.ok && response.headers.get("content-type")?.includes("json")) return response.json();
  // Unread, it would keep the connection busy.
  await response.body?.cancel();
  if (response.ok || response.status === 404) return undefined;
  throw new Error(`${path}: ${response.status}`);
}
