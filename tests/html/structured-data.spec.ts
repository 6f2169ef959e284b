import { expect, test } from "@playwright/test";
import sharp from "sharp";
import { addresses } from "../support/addresses.ts";

type Data = Record<string, unknown>;
type Shown = {
  path: string;
  canonical: string;
  title: string;
  social: string;
  trail: { name: string; to?: string }[];
  cards: { name: string; to: string }[];
  data: Data[];
};

// One worker reads all pages once for all tests.
test.describe.configure({ mode: "default" });

const forSearchEngines = addresses.filter((address) => !address.tool);
let pages: Shown[];

test.beforeAll(async ({ browser, playwright, baseURL }) => {
  const request = await playwright.request.newContext({ baseURL });
  const sources = await Promise.all(
    forSearchEngines.map(async ({ path, canonical }) => ({
      path,
      canonical,
      html: await (await request.get(path)).text(),
    })),
  );
  const page = await browser.newPage();
  pages = await page.evaluate(
    (all) =>
      all.map(({ path, canonical, html }) => {
        const document = new DOMParser().parseFromString(html, "text/html");
        const text = (part: Element | null) => part?.textContent ?? "";
        const select = (selector: string) => [...document.querySelectorAll(selector)];
        const href = (part: Element) => part.querySelector("a")?.getAttribute("href") ?? undefined;
        return {
          path,
          canonical,
          title: text(document.querySelector("h1")),
          social: document.querySelector('[property="og:image"]')?.getAttribute("content") ?? "",
          trail: select("nav[aria-label='Ruta de navegación'] li").map((item) => ({
            name: text(item),
            to: href(item),
          })),
          cards: select("main article").map((card) => ({
            name: text(card.querySelector("h2")),
            to: href(card) ?? "",
          })),
          data: select('script[type="application/ld+json"]').map((script) => JSON.parse(text(script))),
        };
      }),
    sources,
  );
  await page.close();
});

const local = (url: unknown) => new URL(String(url)).pathname;
const segments = (path: string) => path.split("/").length - 1;

function categories() {
  return pages.filter(({ path }) => path.startsWith("/productos/") && segments(path) === 2);
}

function products() {
  return pages.filter(({ path }) => segments(path) > 2 && !/\/(insumos|serologia)\/|\/test-list$/.test(path));
}

function one({ path, data }: Shown, type: string): Data {
  const found = data.filter((item) => item["@type"] === type);
  expect(found, `${type} on ${path}`).toHaveLength(1);
  return found[0] ?? {};
}

test("a product is described with its figures, its picture and no offer", async ({ request }) => {
  expect(products()).toHaveLength(28);
  for (const page of products()) {
    const { path, canonical, title, data } = page;
    const product = one(page, "Product");
    expect(product["@context"], path).toBe("https://schema.org");
    expect(product.name, path).toBe(title);
    expect(local(product.url), path).toBe(canonical);
    expect(JSON.stringify(data), path).not.toMatch(/"offers"|"price/);
    expect(product.additionalProperty, path).toContainEqual(expect.objectContaining({ name: "Cotización" }));
    expect((await request.head(local(product.image))).status(), `${path}: ${product.image}`).toBe(200);
  }
});

test("the trail of every page but the first is described as it is shown", () => {
  for (const page of pages.filter((item) => item.path !== "/")) {
    const { itemListElement } = one(page, "BreadcrumbList");
    const described = (itemListElement as Data[]).map((item) => ({ ...item, item: local(item.item) }));
    expect(described, page.path).toEqual(
      page.trail.map(({ name, to }, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name,
        item: to ?? page.canonical,
      })),
    );
  }
});

test("a category is described as the list it shows", () => {
  expect(categories()).toHaveLength(9);
  for (const page of categories()) {
    const list = one(page, "ItemList");
    expect(list.numberOfItems, page.path).toBe(page.cards.length);
    const described = (list.itemListElement as Data[]).map(({ name, url }) => ({ name, to: local(url) }));
    expect(described, page.path).toEqual(page.cards);
  }
});

test("every page has a social picture of its own, 1200 × 630", async ({ request }) => {
  const pictures = new Map(pages.map(({ canonical, social }) => [canonical, local(social)]));
  expect(new Set(pictures.values()).size).toBe(pictures.size);
  for (const [page, picture] of pictures) {
    const answer = await request.get(picture);
    expect(answer.status(), `${page}: ${picture}`).toBe(200);
    const { width, height, format } = await sharp(await answer.body()).metadata();
    expect({ width, height, format }, picture).toEqual({ width: 1200, height: 630, format: "jpeg" });
  }
});
