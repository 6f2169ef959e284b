import { paths } from "../support/addresses.ts";
import { expect, test } from "../support/page.ts";

const notFound = "404";

test("other spellings of an address redirect to it once", async ({ request, baseURL }) => {
  for (const path of paths.filter((item) => item !== "/")) {
    for (const spelling of [
      `${path}/`,
      path.toUpperCase(),
      `/${path}`,
      `${path}/index.html`,
      path.replace(/^\/(.)/, (_, letter: string) => `/%${letter.charCodeAt(0).toString(16)}`),
    ]) {
      const answer = await request.get(`${baseURL}${spelling}`, { maxRedirects: 0 });
      expect(answer.status(), spelling).toBe(301);
      expect(answer.headers().location, spelling).toBe(path);
    }
  }
});

test("a redirect keeps the query", async ({ request }) => {
  const answer = await request.get("/Productos/?categoria=hplc", { maxRedirects: 0 });
  expect(answer.headers().location).toBe("/productos?categoria=hplc");
});

for (const [name, path] of [
  ["an unknown path", "/no-existe"],
  ["an unknown path with a slash", "/no-existe/"],
  ["malformed percent-encoding", "/%E0%A4%A"],
  ["a NUL byte", "/%00"],
  ["a very long path", `/${"a".repeat(8000)}`],
  ["a longer one", `/${"b".repeat(40_000)}`],
  ["another host's path", "//evil.example/"],
] as const) {
  test(`${name} gets the not-found view with status 404`, async ({ page, troubles, baseURL }) => {
    const response = await page.goto(`${baseURL}${path}`);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { name: notFound, level: 1 })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Página no encontrada" })).toBeVisible();
    // The browser itself reports the status of the page.
    troubles.splice(0, troubles.length, ...troubles.filter((line) => !line.includes("status of 404")));
  });
}

test("a missing asset is a 404 that is neither a page nor cached", async ({ request }) => {
  for (const path of ["/assets/none-12345678.js", "/media/none.avif", "/productos/bioquimica/none.json"]) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(404);
    expect(await answer.text(), path).not.toContain("<html");
    expect(answer.headers()["cache-control"], path).toBe("no-store");
  }
});
