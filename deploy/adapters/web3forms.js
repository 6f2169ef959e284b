/**
 * An endpoint for the form (docs/enquiry-endpoint.md) that sends each enquiry to Web3Forms. It runs on hosts
 * with fetch handlers, such as Cloudflare Pages and Workers. SITE is the site's origin. Only tests set
 * WEB3FORMS_URL.
 */
export default {
  async fetch(request, { SITE, WEB3FORMS_KEY, WEB3FORMS_URL = "https://api.web3forms.com/submit" }) {
    const headers = { "Access-Control-Allow-Origin": SITE, "Access-Control-Allow-Headers": "Content-Type" };
    const answer = (status) => new Response(null, { status, headers });
    if (request.method === "OPTIONS") return answer(204);
    if (request.method !== "POST") return answer(405);
    if (request.headers.get("Origin") !== SITE) return answer(403);
    let enquiry;
    try {
      enquiry = await request.json();
    } catch {
      return answer(400);
    }
    const { name, email, text } = enquiry ?? {};
    if (![name, email, text].every((value) => typeof value === "string")) return answer(422);
    const accepted = await fetch(WEB3FORMS_URL, {
      method: "POST",
      headers: { "Content-Type": "application/json", Accept: "application/json" },
      body: JSON.stringify({ access_key: WEB3FORMS_KEY, name, email, message: text }),
    });
    return answer(accepted.ok ? 204 : 502);
  },
};
