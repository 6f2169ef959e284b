import { expect, type Page } from "@playwright/test";

export const message = "Thrown on purpose";

declare global {
  interface Window {
    broken?: boolean;
    throwFault(): string;
  }
}

/** Defines `throwFault`, which throws from the start or only after `breakNow`. */
export async function prepareFaults(page: Page, { fromStart }: { fromStart: boolean }) {
  await page.addInitScript(
    ([text, broken]) => {
      window.broken = broken;
      window.throwFault = () => {
        if (window.broken) throw new Error(text);
        return "";
      };
    },
    [message, fromStart] as const,
  );
}

export async function breakNow(page: Page) {
  await page.evaluate(() => {
    window.broken = true;
  });
}

/** Makes a component throw when it reads the value at this path of the page's data. */
export async function breakData(page: Page, path: string[]) {
  await page.addInitScript((names) => {
    const parse = JSON.parse;
    JSON.parse = (...given) => {
      const read = parse(...given);
      let owner = read?.data;
      for (const name of names.slice(0, -1)) owner = owner?.[name];
      const last = names.at(-1) ?? "";
      const value = owner?.[last];
      if (value !== undefined)
        Object.defineProperty(owner, last, { enumerable: true, get: () => window.throwFault() || value });
      return read;
    };
  }, path);
}

export async function breakScript(page: Page, files: string, piece: string, replacement: string) {
  await page.route(files, async (route) => {
    const response = await route.fetch();
    const code = await response.text();
    expect(code, files).toContain(piece);
    await route.fulfill({ response, body: code.replace(piece, replacement) });
  });
}

/** Marks the current document, so that `isSameDocument` can detect a new document. */
export async function markDocument(page: Page) {
  await page.evaluate(() => Object.assign(window, { marked: true }));
}

export function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => "marked" in window);
}

export async function deliveredTitles(page: Page, path: string): Promise<string[]> {
  const html = await (await page.request.get(path)).text();
  const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
  return [...main.matchAll(/<h[12]\b[^>]*>(.*?)<\/h[12]>/gs)].map(([, inner = ""]) => plain(inner));
}

export async function shownTitles(page: Page): Promise<string[]> {
  const titles = await page.locator("main :is(h1, h2)").allTextContents();
  return titles.map((title) => plain(title));
}

function plain(html: string): string {
  return html
    .replaceAll(/<!--.*?-->|<[^>]*>/gs, "")
    .replaceAll("&amp;", "&")
    .replaceAll(/\s+/g, " ")
    .trim();
}
