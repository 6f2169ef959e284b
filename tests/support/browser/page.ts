import { test as base, expect, type Page } from "@playwright/test";

/** A page that fails the test on any console error or uncaught exception, unless the test expects it. */
export const test = base.extend<{ pageErrors: string[] }>({
  pageErrors: [
    async ({ page }, use) => {
      const pageErrors: string[] = [];
      page.on("console", (message) => {
        if (message.type() === "error") pageErrors.push(`console: ${message.text()}`);
      });
      page.on("pageerror", (error) => pageErrors.push(`uncaught: ${error.message}`));
      await use(pageErrors);
      expect(pageErrors, "errors in the browser").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Opens an address and waits until React has hydrated it. */
export async function visit(page: Page, path: string) {
  const response = await page.goto(path);
  await hydrated(page);
  return response;
}

/** Waits for the mark that the last effect of the first commit sets. */
export async function hydrated(page: Page) {
  // The scripts wait for the first paint unless the visitor acts.
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
