import sharp from "sharp";
import { expect, test } from "vitest";
import { specificationRows } from "#app/content/catalogue/cards.ts";
import { site } from "#app/content/site.ts";
import { inWords } from "#app/lib/text/format.ts";
import { builtPages, exists, read } from "../support/built-site.ts";
import { table } from "../support/html.ts";
import { plain } from "../support/plain.ts";

type Data = Record<string, unknown>;
type BuiltPage = (typeof pages)[number];

const content = site();
const { company } = content;
const pages = builtPages().filter(({ tool }) => !tool);
const local = (url: unknown) => String(url).replace(new URL(String(url)).origin, "") || "/";

function dataOfType({ path, page }: BuiltPage, type: string): Data {
  const found = page.structuredData.filter((item) => item["@type"] === type);
  expect(found, `${type} on ${path}`).toHaveLength(1);
  return found[0] ?? {};
}

function textOf(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}

function listOf(value: unknown): Data[] {
  return Array.isArray(value) ? value : [];
}

test("no structured data declares an offer, because search engines reject offers without a price", () => {
  for (const { path, page } of pages) {
    expect(JSON.stringify(page.structuredData), path).not.toMatch(
      /"Product"|"offers"|"price|"review"|"aggregateRating"/,
    );
  }
});

test("the structured data of a product is a ProductModel with its figures and its picture", () => {
  const products = pages.filter(({ kind }) => ["product", "series", "model"].includes(kind));
  const ids = new Set(products.map(({ id }) => id));
  expect(ids).toEqual(new Set(content.products.map((product) => product.id)));
  const service = specificationRows(content, content.productTexts.service);
  for (const shown of products) {
    const { path, canonical, id = "", page } = shown;
    const product = dataOfType(shown, "ProductModel");
    expect(product["@context"], path).toBe("https://schema.org");
    expect(plain(String(product.name)), path).toBe(page.heading);
    expect(local(product.url), path).toBe(canonical);
    const described = listOf(product.additionalProperty).map(({ name, value, unitText, description }) => [
      plain(String(name)),
      plain(inWords({ number: String(value), unit: textOf(unitText), note: textOf(description) })),
    ]);
    const rows = table(page, "Especificaciones técnicas").all("tbody tr");
    // The structured data omits values that visitors have to request.
    const stated = rows.filter((row) => !row.find("td a[href^='/contacto']"));
    expect(described, path).toEqual(stated.map((row) => [row.one("th").text, row.one("td").text]));
    for (const { parameter } of service)
      expect(
        described.map(([name]) => name),
        path,
      ).toContain(plain(parameter));
    // A product without a picture shows a drawing that is part of the HTML, so it has no file.
    expect(product.image === undefined, path).toBe(content.equipment(id)?.picture === undefined);
    if (product.image) expect(exists(local(product.image)), `${path}: ${product.image}`).toBe(true);
  }
});

test("the breadcrumbs in the structured data match the visible ones, except on the home page", () => {
  for (const shown of pages.filter((item) => item.path !== "/")) {
    const { path, canonical, page } = shown;
    const described = listOf(dataOfType(shown, "BreadcrumbList").itemListElement).map((item) => ({
      ...item,
      name: plain(String(item.name)),
      item: local(item.item),
    }));
    const trail = page.all("nav[aria-label='Ruta de navegación'] li");
    expect(trail.length, path).toBeGreaterThan(1);
    expect(described, path).toEqual(
      trail.map((item, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name: item.text,
        item: item.find("a")?.attribute("href") ?? canonical,
      })),
    );
  }
});

test("the structured data of a category lists the products that the page shows", () => {
  const categories = pages.filter(({ kind }) => kind === "category");
  expect(new Set(categories.map(({ id }) => id)).size).toBe(content.categories.length);
  for (const shown of categories) {
    const { path, page } = shown;
    const cards = page.all("main article").map((card) => ({
      name: card.one("h2").text,
      to: card.one("a").attribute("href"),
    }));
    const list = dataOfType(shown, "ItemList");
    expect(list.numberOfItems, path).toBe(cards.length);
    const described = listOf(list.itemListElement).map(({ name, url }) => ({
      name: plain(String(name)),
      to: local(url),
    }));
    expect(described, path).toEqual(cards);
  }
});

test("questions and answers in the structured data match the visible ones", () => {
  for (const shown of pages.filter(({ page }) => page.all("main details[name]").length > 0)) {
    const questions = shown.page.all("main details[name]").map((item) => ({
      question: item.one("summary").text,
      answer: item
        .all("p")
        .map((part) => part.text)
        .join(" "),
    }));
    const described = listOf(dataOfType(shown, "FAQPage").mainEntity).map(({ name, acceptedAnswer }) => ({
      question: plain(String(name)),
      answer: plain(String((acceptedAnswer as Data).text)),
    }));
    expect(described, shown.path).toEqual(questions);
  }
});

test("no question is asked on two pages", () => {
  const questions = pages.flatMap(({ path, page }) =>
    page.structuredData
      .filter((item) => item["@type"] === "FAQPage")
      .flatMap((item) => listOf(item.mainEntity).map(({ name }) => ({ path, name: String(name) }))),
  );
  const twice = [...Map.groupBy(questions, ({ name }) => name)].filter(([, places]) => places.length > 1);
  expect(twice.map(([name, places]) => `${name} ${places.map(({ path }) => path).join(" ")}`)).toEqual([]);
});

test("the home page and the contact page describe the company as the content does", () => {
  for (const shown of pages.filter(({ path }) => path === "/" || path === "/contacto")) {
    expect(dataOfType(shown, "LocalBusiness"), shown.path).toMatchObject({
      name: company.name,
      legalName: company.legalName,
      url: company.site,
      email: company.email,
      telephone: company.phone.dial,
      address: { streetAddress: company.address.street, addressLocality: company.address.city },
      sameAs: Object.values(company.social),
    });
  }
});

test("every page has a social picture of its own, 1200 × 630", async () => {
  const pictures = new Map(pages.map(({ canonical, page }) => [canonical, page.meta("og:image") ?? ""]));
  expect(new Set(pictures.values()).size).toBe(pictures.size);
  for (const [page, picture] of pictures) {
    expect(new URL(picture).origin, page).toBe(new URL(company.site).origin);
    const { width, height, format } = await sharp(read(local(picture))).metadata();
    expect({ width, height, format }, picture).toEqual({ width: 1200, height: 630, format: "jpeg" });
  }
});
