import { expect, test } from "@playwright/test";
import { hydrated } from "../../support/browser/page.ts";

const origin = `https://127.0.0.1:${Number(process.env.PORT ?? 4174) + 2000}`;

test.use({ baseURL: origin, ignoreHTTPSErrors: true });

test("a visit over HTTP/2 works from page to page", { tag: "@full" }, async ({ page }) => {
  const pageErrors: string[] = [];
  page.on("console", (message) => message.type() === "error" && pageErrors.push(message.text()));
  page.on("pageerror", (error) => pageErrors.push(error.message));
  await page.goto("/");
  const protocols = await page.evaluate(() => [
    ...new Set(
      [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")].map(
        (entry) => ("nextHopProtocol" in entry ? entry.nextHopProtocol : ""),
      ),
    ),
  ]);
  expect(protocols).toEqual(["h2"]);
  await hydrated(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Clientes" }).click();
  await expect(page).toHaveURL("/clientes");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(pageErrors).toEqual([]);
});
