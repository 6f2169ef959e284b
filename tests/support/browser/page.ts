import { test as base, expect, type Page } from "@playwright/test";

/** A page that fails the test on any console error or uncaught exception, unless the test expects it. */
export const test = base.extend<{ troubles: string[] }>({
  troubles: [
    async ({ page }, use) => {
      const troubles: string[] = [];
      page.on("console", (message) => {
        if (message.type() === "error") troubles.push(`console: ${message.text()}`);
      });
      page.on("pageerror", (error) => troubles.push(`uncaught: ${error.message}`));
      await use(troubles);
      expect(troubles, "errors in the browser").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Opens an address and waits until React has taken it over. */
export async function visit(page: Page, path: string) {
  const response = await page.goto(path);
  await hydrated(page);
  return response;
}

/** Effects of one commit run together, and this mark is the last of them. */
export async function hydrated(page: Page) {
  // Scripts wait a moment for the first view; whoever does something need not.
  await page.evaluate(() => dispatchEvent(new Event("focusin")));
  await page.waitForSelector("html[data-routed]", { state: "attached" });
}

/** The origin under which the tests reach the site. */
export function siteOf(baseURL: string | undefined): string {
  return new URL(baseURL ?? "").origin;
}

/** Goes to an address inside the running page, as a link would. */
export async function navigate(page: Page, path: string) {
  await page.evaluate((to) => {
    const link = Object.assign(document.createElement("a"), { href: to });
    document.body.append(link);
    link.click();
    link.remove();
  }, path);
}
