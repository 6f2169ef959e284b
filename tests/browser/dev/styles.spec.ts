import type { Page } from "@playwright/test";
import { expect, test, visit } from "../../support/servers/dev-page.ts";

const styled = ["body", "header", "nav a", "main h1", "main a", "footer", "footer h2"];

/** Returns the styles that an unstyled element would lack most visibly. */
function looks(page: Page) {
  return page.evaluate(
    (selectors) =>
      selectors.map((selector) => {
        const element = document.querySelector(selector);
        if (!element) return [selector, "missing"];
        const { position, display, fontFamily, fontSize, color, backgroundColor } = getComputedStyle(element);
        return [selector, position, display, fontFamily, fontSize, color, backgroundColor];
      }),
    styled,
  );
}

for (const path of ["/soporte", "/productos/con-alias/analizador-seis"]) {
  test(`the development server sends ${path} with its styles, each once`, async ({
    page,
    browser,
    baseURL,
  }) => {
    await visit(page, path);
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const plain = await context.newPage();
    await plain.setViewportSize(page.viewportSize() ?? { width: 1440, height: 900 });
    await plain.goto(path);
    expect(await looks(plain)).toEqual(await looks(page));
    await context.close();
    const sheets = await page
      .locator("style[data-vite-dev-id]")
      .evaluateAll((elements) => elements.map((element) => element.getAttribute("data-vite-dev-id")));
    expect(sheets.length).toBeGreaterThan(10);
    expect(sheets).toEqual([...new Set(sheets)]);
  });
}
