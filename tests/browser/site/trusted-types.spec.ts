import { expect, navigate, test, visit } from "../../support/browser/page.ts";

test("with Trusted Types, strings cannot become markup or code, and the site's pages work", {
  tag: "@full",
}, async ({ page, pageErrors }) => {
  await visit(page, "/productos/abc");
  // During this page change, React writes the title, the meta elements and the stylesheets.
  await navigate(page, "/productos/con-alias/analizador-ocho");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Analizador Ocho");
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /analizador-ocho$/);
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
  expect(pageErrors).toEqual([]);

  const refused = await page.evaluate(() => {
    const attempts = {
      markup: () => {
        document.createElement("div").innerHTML = "<img src=x onerror=alert(1)>";
      },
      "a script's address": () => {
        document.createElement("script").src = "data:text/javascript,alert(1)";
      },
      "a script's text": () => {
        document.createElement("script").textContent = "alert(1)";
      },
      "a frame's document": () => {
        document.createElement("iframe").srcdoc = "<p>x";
      },
    };
    return Object.entries(attempts)
      .filter(([, attempt]) => {
        try {
          attempt();
          return false;
        } catch (error) {
          return error instanceof TypeError;
        }
      })
      .map(([name]) => name);
  });
  expect(refused).toEqual(["markup", "a script's address", "a script's text", "a frame's document"]);
  pageErrors.length = 0;
});
