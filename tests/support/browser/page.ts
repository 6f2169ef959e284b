import { test as base, expect, type Page } from "@playwright/test";

/** Fails a test on any console error or uncaught exception, unless the test removes it from `pageErrors`. */
export const test = base.extend<{ pageErrors: string[] }>({
  pageErrors: [
    async ({ page }, use) => {
      const pageErrors: string[] = [];
      page.on("console", (message) => {
        if (message.type() === "error") pageErrors.push(`console: ${message.text()}`);
      });
      page.on("pageerror", (error) => pageErrors.push(`uncaught: ${error.message}`));
      await use(pageErrors);
      // Copies the errors now, because errors after the end of the test do not count.
      const errors = [...pageErrors];
      // A request that is still being answered when the test ends must not fail the test.
      if (!page.isClosed()) await page.unrouteAll({ behavior: "ignoreErrors" });
      await page.context().unrouteAll({ behavior: "ignoreErrors" });
      expect(errors, "errors in the browser").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

export async function visit(page: Page, path: string) {
  const response = await page.goto(path);
  await hydrated(page);
  return response;
}

/** Waits for hydration: the last effect of React's first commit sets `data-routed`. */
export async function hydrated(page: Page) {
  // The scripts wait for the first paint unless the visitor acts. This event is such an action.
  await page.evaluate(() => dispatchEvent(new Event("focusin")));
  await page.waitForSelector("html[data-routed]", { state: "attached" });
}

export function siteOf(baseURL: string | undefined): string {
  return new URL(baseURL ?? "").origin;
}

/** Follows a link without loading a new document. */
export async function navigate(page: Page, path: string) {
  await page.evaluate((to) => {
    const link = Object.assign(document.createElement("a"), { href: to });
    document.body.append(link);
    link.click();
    link.remove();
  }, path);
}
