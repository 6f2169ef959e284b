import { describe, expect, test } from "vitest";
import { fixedPages } from "#app/content/pages.ts";
import { site } from "#app/content/site.ts";
import { builtPages, pageAt } from "../support/built-site.ts";
import { type Part, pairs } from "../support/html.ts";
import { plain } from "../support/plain.ts";

const content = site();
const { company, pages, brands } = content;
const directBrands = brands.filter(({ importation }) => importation === "directa").length;

type FieldText = { field: string; text: string };

/** Returns every text of a value with its field, such as «reasons.items.0.title». */
function textsOf(value: unknown, field: string[] = []): FieldText[] {
  if (typeof value === "string") return [{ field: field.join("."), text: plain(value) }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => textsOf(item, [...field, key]));
}

const withoutText = /(^|\.)(id|icon|product|area|subject|updated|picture\.file)$/;
const isAddress = ({ text }: FieldText) => /^\/([a-z]|$)/.test(text);
const headField = /^seo\./;
/** Texts that are not in the HTML: texts of other states, search words, and notes for the owner. */
const notShown: Record<string, RegExp> = {
  catalogue: /^(emptyCategory|picture\.alt)$/,
  // The chosen subject decides the title of the form. Without an endpoint, the form asks for no consent.
  contact: company.enquiryEndpoint ? /\.form$/ : /^consent\.|\.form$/,
  privacy: company.enquiryEndpoint
    ? /^(review|form\.(withoutEndpoint|retention\.text))$/
    : /^(review|form\.(withEndpoint|retention\.text))$/,
  search: /^(frequent|links|ignored|kinds|intents|answers|pages)\./,
  "quote-list": /^(stored|ways)$/,
  // Other pages show `test`. Only a search that finds nothing shows `nothing`.
  tests: /^(test|nothing)\./,
  glossary: /^terms\.\d+\.words\./,
};

for (const [id, page] of Object.entries(pages)) {
  const { path } = fixedPages[id as keyof typeof pages];
  const shown = pageAt(path);
  const texts = textsOf(page).filter(({ field }) => !withoutText.test(field) && !notShown[id]?.test(field));

  test(`${path} shows every text of content/pages/${id}.yaml`, () => {
    const own = texts
      .filter((item) => !isAddress(item) && !headField.test(item.field))
      .map(({ field, text }) => ({ field, text: text.replace("{directas}", String(directBrands)) }));
    const visible = [
      shown.main.text,
      shown.main.name,
      ...shown.main.all("img").map((image) => image.name),
      ...shown.main.all("[placeholder]").map((field) => field.attribute("placeholder")),
    ].join("\n");
    expect(own.length).toBeGreaterThan(0);
    expect(own.filter(({ text }) => !visible.includes(text))).toEqual([]);
  });

  test(`${path} has every link of content/pages/${id}.yaml`, () => {
    const to = texts.filter(isAddress);
    const hrefs = shown.main.all("a").map((link) => link.attribute("href"));
    expect(to.filter(({ text }) => !hrefs.includes(text))).toEqual([]);
  });

  test(`${path} has the title and the description of content/pages/${id}.yaml`, () => {
    const { title, description } = page.seo;
    // The title contains the full company name if it fits.
    const titles = [company.name, company.nameParts[0]].map((name) => `${plain(title)} | ${plain(name)}`);
    expect(shown.title).toBe(titles.find((text) => text.length <= 70));
    expect(shown.meta("description")).toBe(plain(description));
  });
}

test("the HTML of the home page contains the final values of its counters", () => {
  const shown = pageAt("/")
    .region("En cifras")
    .all("p")
    .map((part) => part.text);
  expect(shown).toEqual(
    pages.home.counters.map(({ prefix = "", end, suffix = "", label }) =>
      plain(`${prefix}${end}${suffix} ${label}`),
    ),
  );
});

test("questions open without JavaScript, and the first one starts open", () => {
  for (const [path, questions] of [
    ["/sobre-nosotros", pages.about.faq.items],
    ["/soporte", pages.support.faq.items],
    ["/contacto", pages.contact.faq.items],
  ] as const) {
    const shown = pageAt(path).main.all("details[name]");
    expect(
      shown.map((item) => item.one("summary").text),
      path,
    ).toEqual(questions.map(({ question }) => plain(question)));
    expect(
      shown.map((item) => item.attribute("open") !== undefined),
      path,
    ).toEqual(questions.map((_, index) => index === 0));
    expect(new Set(shown.map((item) => item.attribute("name"))).size, path).toBe(1);
  }
});

test("the home page and the page of clients list the provinces and describe the map", () => {
  for (const path of ["/", "/clientes"]) {
    const { main } = pageAt(path);
    const items = main
      .one("ul[aria-label='Provincias atendidas']")
      .all("li")
      .map((item) => item.text);
    expect(items, path).toEqual(
      content.coverage.provinces.map(({ name, capital, seat }) =>
        seat ? `${name} sede, en ${capital}` : name,
      ),
    );
    const map = main
      .all("[role=img]")
      .map((part) => part.name)
      .find((name) => name.startsWith("Mapa del Ecuador"));
    for (const { name } of content.coverage.provinces) expect(map, path).toContain(name);
  }
});

test("every brand is in the row of brands; directly imported brands have a large slide too", () => {
  const slides = (region: Part) => region.all("[role=group][aria-roledescription=diapositiva]");
  const [direct, all] = pageAt("/marcas").main.all("section[aria-roledescription=carrusel]");
  const imported = content.brands.filter((brand) => brand.importation === "directa");
  for (const [carousel, brands] of [
    [direct, imported],
    [all, content.brands],
  ] as const) {
    const shown = carousel ? slides(carousel) : [];
    expect(shown.map((slide) => slide.one("h3").text)).toEqual(brands.map(({ name }) => plain(name)));
    expect(shown.map((slide) => slide.name)).toEqual(
      brands.map((_, index) => `${index + 1} de ${brands.length}`),
    );
  }
  for (const [index, { description, categories }] of imported.entries()) {
    const slide = direct && slides(direct)[index];
    expect(slide?.text).toContain(plain(description));
    for (const id of categories) expect(slide?.all(`a[href="/productos/${id}"]`)).toHaveLength(1);
  }
  for (const [index, { area, importation }] of content.brands.entries()) {
    const slide = all && slides(all)[index];
    expect(slide?.text).toContain(plain(area));
    expect(slide?.text.toLowerCase()).toContain(importation);
  }
});

describe("the contact page", () => {
  const page = pageAt("/contacto");

  test("has every way to reach the office", () => {
    const card = page.region(plain(pages.contact.info));
    for (const text of [company.address.street, company.address.city])
      expect(card.text).toContain(plain(text));
    for (const [href, label] of [
      [`tel:${company.phone.dial}`, company.phone.display],
      [`mailto:${company.email}`, company.email],
    ]) {
      expect(card.all("a").find((link) => link.attribute("href") === href)?.text).toBe(plain(label ?? ""));
    }
    const chat = card.all("a").find((link) => link.text.startsWith(plain(company.whatsapp.display)));
    const url = new URL(chat?.attribute("href") ?? "");
    expect(url.host + url.pathname).toBe(`wa.me/${company.whatsapp.dial.slice(1)}`);
    expect(url.searchParams.get("text")).toBe(company.whatsappGreeting);
    expect(chat?.attribute("target")).toBe("_blank");
  });

  test("has a titled map that loads lazily, and a link to the map", () => {
    const card = page.region(plain(pages.contact.info));
    for (const frame of card.all("iframe")) {
      expect(frame.attribute("title")).toBe(`Mapa: ${plain(pages.contact.office)}`);
      expect(frame.attribute("loading")).toBe("lazy");
      expect(frame.attribute("sandbox")).toBe("allow-scripts allow-same-origin allow-popups");
      expect(frame.attribute("referrerpolicy")).toBe("no-referrer");
    }
    expect(card.one("iframe:not(noscript *)").attribute("src")).toBeUndefined();
    expect(card.one("noscript iframe").attribute("src")).toBe(company.location.mapFrame);
    const link = card.all("a").find((item) => item.text.startsWith("Abrir en el mapa"));
    expect(link?.attribute("href")).toBe(company.location.map);
  });

  test("has the opening hours, and does not say whether the office is open now", () => {
    const rows = company.hours.map(({ label, opens, closes }) => [plain(label), `${opens}–${closes}`]);
    expect(pairs(page.region(plain(pages.contact.hours)))).toEqual(
      Object.fromEntries([...rows, [plain(company.closed), "Cerrado"]]),
    );
    expect(page.main.text).not.toContain("Abierto ahora");
  });

  test("has a form; the browser itself checks only the types and the required fields", () => {
    const form = page.one("form#form");
    expect(form.name).toBe("Formulario de contacto");
    expect(form.attribute("novalidate")).toBeUndefined();
    const fields = form.all("[name]").map((field) => ({
      label: field
        .closest("label")
        ?.all("span")
        .map((part) => part.text)
        .join(),
      name: field.attribute("name"),
      type: field.tag === "input" ? (field.attribute("type") ?? "text") : field.tag,
      required: field.attribute("required") !== undefined,
      rules: ["pattern", "minlength", "maxlength"].filter((rule) => field.attribute(rule) !== undefined),
    }));
    const rules: string[] = [];
    expect(fields).toEqual([
      { label: "Nombre completo *", name: "name", type: "text", required: true, rules },
      { label: "Correo electrónico *", name: "email", type: "email", required: true, rules },
      { label: "Teléfono", name: "phone", type: "tel", required: false, rules },
      { label: "Empresa/Institución", name: "company", type: "text", required: false, rules },
      { label: "Asunto *", name: "subject", type: "select", required: true, rules },
      { label: "Mensaje *", name: "message", type: "textarea", required: true, rules },
    ]);
    expect(form.one("textarea").attribute("rows")).toBe("5");
  });

  test("offers the five subjects, the general subject first", () => {
    const options = page.all("form#form select option");
    expect(options.map((option) => [option.attribute("value"), option.text])).toEqual([
      ["general", "Consulta general"],
      ["sales", "Ventas y cotizaciones"],
      ["support", "Soporte técnico"],
      ["demo", "Solicitud de demostración"],
      ["partnership", "Propuesta de colaboración"],
    ]);
    expect(options.slice(1).filter((option) => option.attribute("selected") !== undefined)).toEqual([]);
  });
});

test("the support page links to the request site and to WhatsApp, in new tabs", () => {
  const links = pageAt("/soporte").main.all("a[target=_blank]");
  expect(links.filter((link) => link.attribute("href") === company.supportRequestSite)).not.toEqual([]);
  const chats = links.filter((link) => link.attribute("href")?.startsWith("https://wa.me/"));
  expect(chats).not.toEqual([]);
  for (const chat of chats) {
    expect(new URL(chat.attribute("href") ?? "").searchParams.get("text")).toBe(company.whatsappGreeting);
  }
});

test("the privacy page shows its date and contact, and no note for the owner", () => {
  const { main } = pageAt("/privacidad");
  expect(main.one("time").attribute("datetime")).toBe(pages.privacy.updated);
  const mails = main.all("a[href^='mailto:']").map((link) => link.attribute("href"));
  expect(mails).toContain(`mailto:${company.email}`);
  expect(main.text).not.toContain(plain(pages.privacy.review));
});

describe("without JavaScript", () => {
  test("the search page links to every page except tools and laboratory tests", () => {
    const { main } = pageAt("/buscar");
    expect(main.one("noscript p").text).toContain("La búsqueda necesita JavaScript");
    const links = main.all("a").map((link) => link.attribute("href"));
    const own = builtPages().filter(
      ({ path, canonical, tool, kind }) => path === canonical && !tool && kind !== "test",
    );
    expect(own.filter(({ path }) => !links.includes(path)).map(({ path }) => path)).toEqual([]);
  });

  test("the comparison says that it needs JavaScript, and links to the catalogue", () => {
    const { main } = pageAt("/comparar");
    expect(main.text).toContain("necesita JavaScript");
    const link = main.all("a").find((item) => item.name === "Ver todas las categorías");
    expect(link?.attribute("href")).toBe("/productos");
  });

  test("the quote list offers other channels and does not say that it is empty", () => {
    const { main } = pageAt("/cotizacion");
    expect(main.one("[data-without-script]").text).toContain("Esta lista necesita JavaScript");
    for (const scheme of ["mailto:", "tel:", "https://wa.me/"]) {
      expect(main.one("[data-without-script]").all(`a[href^="${scheme}"]`), scheme).toHaveLength(1);
    }
    expect(main.text).not.toContain("Su lista está vacía");
  });
});
