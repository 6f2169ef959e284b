import { afterEach, expect, test, vi } from "vitest";
import web3forms from "../../deploy/adapters/web3forms.js";

const settings = { SITE: "https://inventada.example", WEB3FORMS_KEY: "llave" };

afterEach(() => vi.unstubAllGlobals());

function ask(body: string, init: RequestInit = {}) {
  const headers = { "Content-Type": "application/json", Origin: settings.SITE };
  const request = new Request("https://f.example/", { method: "POST", headers, body, ...init });
  return web3forms.fetch(request, settings);
}

test("the Web3Forms adapter sends the message and the key, and answers whether that worked", async () => {
  const sent = vi.fn<typeof fetch>(async () => new Response('{"success":true}'));
  vi.stubGlobal("fetch", sent);
  const enquiry = { name: "Ana", email: "ana@lab.example", text: "Señal 😀\n2 × Tubo", extra: 1 };
  const answer = await ask(JSON.stringify(enquiry));
  expect(answer.status).toBe(204);
  expect(answer.headers.get("Access-Control-Allow-Origin")).toBe(settings.SITE);
  const [url, init] = sent.mock.calls[0] ?? [];
  expect(url).toBe("https://api.web3forms.com/submit");
  expect(JSON.parse(String(init?.body))).toEqual({
    access_key: "llave",
    name: "Ana",
    email: "ana@lab.example",
    message: "Señal 😀\n2 × Tubo",
  });
  sent.mockResolvedValue(new Response("", { status: 429 }));
  expect((await ask(JSON.stringify(enquiry))).status).toBe(502);
});

test("the Web3Forms adapter refuses bodies that are not enquiries of the site", async () => {
  const sent = vi.fn();
  vi.stubGlobal("fetch", sent);
  const statuses = [
    await ask("{"),
    await ask("null"),
    await ask('{"name":1}'),
    await ask("{}", { headers: { Origin: "https://evil.example" } }),
  ].map(({ status }) => status);
  expect(statuses).toEqual([400, 422, 422, 403]);
  expect(sent).not.toHaveBeenCalled();
});
