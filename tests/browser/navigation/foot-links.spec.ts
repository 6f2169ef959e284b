import type { Page } from "@playwright/test";
import { expect, test, visit } from "../../support/browser/page.ts";

/** `npm test` tests only the first page, and `npm run test:full` tests all. */
const starts = [
  "/productos/con-alias",
  "/productos/con-alias/analizador-ocho",
  "/productos/con-alias/serie-eme",
  "/productos/con-alias/serie-eme/eme-dos",
  "/productos/con-alias/test-list",
  "/productos/utiles/recipientes",
];

/** Without the query, which may change while the page is open. */
type Target = { pathname: string; hash: string };

/**
 * Returns links in the lower half of the page. Of links in one section with the same path depth and fragment,
 * returns only the first.
 */
function footLinks(page: Page): Promise<Target[]> {
  return page.locator("main").evaluate((main) => {
    const { top, height } = main.getBoundingClientRect();
    const links = [...main.querySelectorAll<HTMLAnchorElement>("a[href^='/']")].filter(
      (link) =>
        link.checkVisibility({ visibilityProperty: true }) &&
        link.getBoundingClientRect().top > top + height / 2 &&
        link.pathname !== location.pathname &&
        !link.pathname.endsWith(".pdf"),
    );
    const firstOfKind = new Map<string, Target>();
    for (const link of links) {
      const { pathname, hash } = link;
      const section = link.closest("section, nav")?.getAttribute("aria-labelledby");
      const kind = [section, pathname.split("/").length, hash].join();
      if (!firstOfKind.has(kind)) firstOfKind.set(kind, { pathname, hash });
    }
    return [...firstOfKind.values()];
  });
}

function linkTo(page: Page, { pathname, hash }: Target) {
  const path = `:is([href="${pathname}${hash}"], [href^="${pathname}?"], [href^="${pathname}#"])`;
  const ending = hash && `[href$="${hash}"]`;
  return page.locator(`main a${path}${ending}`).filter({ visible: true }).last();
}

async function expectArrival(page: Page, { pathname, hash }: Target) {
  await expect(page).toHaveURL((url) => url.pathname === pathname && url.hash === hash);
  const beginning = hash || "h1";
  await expect(page.locator(beginning), `${beginning} of ${pathname}`).toBeInViewport();
}

for (const [index, start] of starts.entries()) {
  test(`links in the lower half of ${start} open the top of a page or their target`, {
    tag: index > 0 ? "@full" : [],
  }, async ({ page }) => {
    await visit(page, start);
    const links = await footLinks(page);
    expect(links.length).toBeGreaterThan(1);
    const title = await page.locator("h1").innerText();
    await page.evaluate(() => document.documentElement.setAttribute("data-stayed", ""));
    for (const link of links) {
      await linkTo(page, link).click();
      await expectArrival(page, link);
      await page.goBack();
      await expect(page).toHaveURL(start);
      await expect(page.locator("h1")).toHaveText(title);
    }
    await expect(
      page.locator("html[data-stayed]"),
      "the page changed without loading a document",
    ).toBeAttached();
  });
}
