import type { Page } from "@playwright/test";
import { expect, test, visit } from "../../support/servers/dev-page.ts";

const selectors = ["body", "header", "nav a", "main h1", "main a", "footer", "footer h2"];

/** Returns computed styles that change visibly when a stylesheet is missing. */
function visibleStyles(page: Page) {
  return page.evaluate(
    (all) =>
      all.map((selector) => {
        const element = document.querySelector(selector);
        if (!element) return [selector, "missing"];
        const { position, display, fontFamily, fontSize, color, backgroundColor } = getComputedStyle(element);
        return [selector, position, display, fontFamily, fontSize, color, backgroundColor];
      }),
    selectors,
  );
}

for (const path of ["/soporte", "/productos/con-alias/analizador-seis"]) {
  test(`${path} has its styles in development without JavaScript, and loads no stylesheet twice`, async ({
    page,
    browser,
    baseURL,
  }) => {
    await visit(page, path);
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const withoutScripts = await context.newPage();
    await withoutScripts.setViewportSize(page.viewportSize() ?? { width: 1440, height: 900 });
    await withoutScripts.goto(path);
    expect(await visibleStyles(withoutScripts)).toEqual(await visibleStyles(page));
    await context.close();
    const sheets = await page
      .locator("style[data-vite-dev-id]")
      .evaluateAll((elements) => elements.map((element) => element.getAttribute("data-vite-dev-id")));
    expect(sheets.length).toBeGreaterThan(10);
    expect(sheets).toEqual([...new Set(sheets)]);
  });
}
