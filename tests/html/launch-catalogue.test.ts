/** Holds the site to the launch catalogue, row by row, for as long as a row binds: see launch-catalogue.ts. */
import { afterAll, describe, expect, test } from "vitest";
import { site } from "#app/content/site.ts";
import { dataPath } from "#app/router/page-data.ts";
import { addresses } from "../support/addresses.ts";
import { pageAt, read, sentBytes } from "../support/built-site.ts";
import { type Page, type Part, pairs, table } from "../support/html.ts";
import { pdfInfo, pdfText } from "../support/pdf.ts";
import { plain } from "../support/plain.ts";
import * as launch from "./launch-catalogue.ts";
import { categoryStands, entryStands } from "./launch-standing.ts";

const content = site();
const bound = new Map<string, { checked: number; of: number }>();

/** Whether a row binds; counts it under its kind. */
function binds(kind: string, stands: boolean): boolean {
  const { checked, of } = bound.get(kind) ?? { checked: 0, of: 0 };
  bound.set(kind, { checked: checked + Number(stands), of: of + 1 });
  return stands;
}

afterAll(() => {
  const counts = [...bound].map(([kind, { checked, of }]) => `${checked} of ${of} ${kind}`);
  console.info(`Of the launch catalogue were checked: ${counts.join(", ")}.`);
});

/** A test of a row that binds; another is skipped, and says why. */
function row(kind: string, stands: boolean, name: string, check: () => void) {
  const isBound = binds(kind, stands);
  test(name, ({ skip }) => {
    skip(!isBound, "the content has it no longer as it was launched");
    check();
  });
}

const companyStands = content.company.name === launch.launch.company;

/** It stands, and has no entries but those of the launch, all of which stand too. */
function listStands(id: string): boolean {
  const own = new Set(launch.categories[id]?.entries);
  const now = [...content.products, ...content.panels, ...content.supplies].filter(
    (entry) => entry.category === id,
  );
  return (
    categoryStands(id) &&
    now.length === own.size &&
    now.every((entry) => own.has(entry.id) && entryStands(entry.id))
  );
}

const categoryOf = (path: string) => path.split("/")[2] ?? "";

/** What a parameter is called in the content: for a product, or for all of them. */
function labelOf(parameter: string, product?: string): string {
  const own = content.equipment(product ?? "")?.specifications?.find((row) => row.parameter === parameter);
  return plain(own?.label ?? content.parameters[parameter]?.label ?? parameter);
}

/** How a value begins: «hasta 720», «≥ 200», «2,0–35,0». */
const beginning = /^(hasta |≥ ?|< ?)?(\d[\d.,]*)(?:–(\d[\d.,]*))?/;
const signs = { upTo: "hasta", atLeast: "≥", lessThan: "<" };

function readNumber(text: string): number {
  return Number(text.replace(/[.,]$/, "").replaceAll(".", "").replace(",", "."));
}

/** What is wrong with a text as the value of a figure. */
function faultOf(text: string, figure: launch.Figure): string | undefined {
  const { amount, from, to, upTo, atLeast, lessThan, unit, says = [] } = figure;
  const first = amount ?? from ?? upTo ?? atLeast ?? lessThan;
  if (first !== undefined) {
    const [, sign = "", number = "", end] = text.match(beginning) ?? [];
    const [, expected = ""] = Object.entries(signs).find(([form]) => form in figure) ?? [];
    if (sign.trim() !== expected) return `has «${sign}» for «${expected}»`;
    if (readNumber(number) !== first) return `begins with «${number}» instead of ${first}`;
    if ((end === undefined ? undefined : readNumber(end)) !== to)
      return `ends with «${end}» instead of ${to}`;
  }
  const isMeasured = unit === "/h" ? /\/h\b|por hora/i.test(text) : text.includes(unit ?? "");
  if (!isMeasured) return `lacks «${unit}»`;
  const missing = says.find((words) => !text.toLowerCase().includes(plain(words).toLowerCase()));
  return missing && `does not say «${missing}»`;
}

function expectFigure(text: string | undefined, parameter: string, figure: launch.Figure) {
  const fault = faultOf(text ?? "", figure);
  expect(fault && `${parameter}: «${text}» ${fault}`).toBeUndefined();
}

describe("the addresses of the launch", () => {
  const listed = Object.values(launch.entries).flatMap(({ path, alias }) => [path, alias ?? []].flat());
  const categories = Object.keys(launch.categories).map((id) => `/productos/${id}`);

  test("are the 54 of the specification", () => {
    const all = [...launch.companyPages, ...categories, ...listed];
    expect(new Set(all).size).toBe(54);
    expect(all).toHaveLength(54);
  });

  const paths = addresses.map((address) => address.path);
  for (const [id, { name, path, alias }] of Object.entries(launch.entries)) {
    row(
      "addresses of entries",
      entryStands(id) && categoryStands(categoryOf(path)),
      `${path} shows ${name}`,
      () => {
        for (const address of [path, ...(alias ? [alias] : [])]) {
          expect(paths).toContain(address);
          expect(pageAt(address).heading).toBe(name);
          const canonical = pageAt(address).one('link[rel="canonical"]').attribute("href");
          expect(new URL(canonical ?? "").pathname).toBe(path);
        }
        if (alias) expect(withoutTrail(pageAt(alias))).toBe(withoutTrail(pageAt(path)));
      },
    );
  }

  for (const [id, { name }] of Object.entries(launch.categories)) {
    row("addresses of categories", categoryStands(id), `/productos/${id} shows ${name}`, () => {
      expect(paths).toContain(`/productos/${id}`);
      expect(pageAt(`/productos/${id}`).heading).toBe(name);
    });
  }

  function withoutTrail({ main }: Page): string {
    return main.text.replace(main.one("nav[aria-label='Ruta de navegación']").text, "");
  }

  test("are still those of the company's pages", () => {
    expect(paths).toEqual(expect.arrayContaining(launch.companyPages));
  });
});

describe("the specified figures", () => {
  for (const [id, figures] of Object.entries(launch.specifications)) {
    const { name = "", path = "" } = launch.entries[id] ?? {};
    const stands = entryStands(id);
    for (const _ of Object.keys(figures)) binds("figures", stands);

    row("products", stands, `${name} states its figures on its page`, () => {
      const stated = pairs(table(pageAt(path), "Especificaciones técnicas"));
      for (const [parameter, figure] of Object.entries(figures)) {
        expectFigure(stated[labelOf(parameter, id)], parameter, figure);
      }
      if (companyStands) expect(stated).toMatchObject(launch.service);
      expectHeadlines(pageAt(path).main, stated);
    });

    row("sheets", stands, `${name} states its figures on its sheet, which has two pages at most`, () => {
      const sheet = read(`/fichas/${id}.pdf`);
      const text = pdfText(sheet);
      for (const [parameter, figure] of Object.entries(figures)) {
        const label = labelOf(parameter, id);
        const places = text
          .split(`${label} `)
          .slice(1)
          .map((rest) => rest.slice(0, 120));
        const faults = places.map((place) => faultOf(place, figure));
        expect(faults, `${label}: ${places.join(" | ")}`).toContain(undefined);
      }
      expect(Number(pdfInfo(sheet).Pages)).toBeLessThanOrEqual(2);
    });

    const inGrid = launch.categories[categoryOf(path)]?.grid.includes(id) ?? false;
    const isListed = stands && inGrid && content.entry(id)?.listed.includes("catalogue");
    if (inGrid) {
      row("cards", isListed === true, `${name} states one of its figures on its card`, () => {
        const values = Object.values(pairs(table(pageAt(path), "Especificaciones técnicas")));
        const reading = cardOf(pageAt(`/productos/${categoryOf(path)}`), name).find("[data-size]");
        expect(values.some((value) => value.startsWith(reading?.text ?? "none"))).toBe(true);
      });
    }
  }

  /** What heads the page is among what the table states. */
  function expectHeadlines(main: Part, stated: launch.Rows) {
    const values = Object.values(stated).join(" | ");
    const headline = main.all("dl dd").map((part) => part.text);
    expect(headline, "headline figures").not.toEqual([]);
    for (const figure of headline) {
      expect(values, `«${figure}» heads the page`).toContain(figure.match(/\d[\d.,–]*/)?.[0] ?? figure);
    }
  }

  const { entry: odd, category, onCard, onlyOnCard, onlyOnPage } = launch.cardValue;
  const { name: oddName = "", path: oddPath = "" } = launch.entries[odd] ?? {};
  row(
    "values of cards",
    listStands(categoryOf(oddPath)),
    `${oddName} has another value on its card than on its page`,
    () => {
      const catalogue = pageAt(category).main;
      expect(catalogue.one("article").text).toContain(onCard);
      expect(catalogue.text).not.toContain(onlyOnPage);
      expect(pageAt(oddPath).main.text).not.toContain(onlyOnCard);
      expect(pageAt(oddPath).main.text).toContain(onlyOnPage);
    },
  );
});

describe("the series", () => {
  for (const [id, { cards, catalogue }] of Object.entries(launch.series)) {
    const { name = "", path = "", alias } = launch.entries[id] ?? {};
    const models = Object.entries(launch.entries).filter(([, entry]) => entry.series === id);
    const stands = entryStands(id) && models.every(([model]) => entryStands(model));
    const columns = Object.entries(catalogue);

    for (const address of [path, ...(alias ? [alias] : [])]) {
      row("series", stands, `${address} gives each model the figures of its page`, () => {
        for (const [name, { model, target, shows, channels = [] }] of Object.entries(cards)) {
          const card = cardOf(pageAt(address), name, "h3");
          expect(card.text, name).toContain(target);
          const data = pairs(card.one("dl"));
          for (const parameter of shows) {
            expectFigure(
              data[labelOf(parameter)],
              parameter,
              launch.specifications[model]?.[parameter] ?? {},
            );
          }
          expect(
            card.all("ul[aria-label=Canales] li").map((item) => item.text),
            name,
          ).toEqual(channels);
          const { name: fullName = "", path: to } = launch.entries[model] ?? {};
          expect(card.all("a")[0]?.name).toBe(`Ver detalles de ${fullName}`);
          expect(card.all("a")[0]?.attribute("href")).toBe(to);
        }
      });

      row("series data", stands, `${address} lists Modelos Disponibles with the series data`, () => {
        const block = pageAt(address).region("Modelos Disponibles");
        const data = table(block, "Datos de catálogo de la serie");
        expect(data.one("caption").text).toMatch(/ficha vigente.* se envía a solicitud/);
        expect(data.all("th[scope=col]").map((part) => part.text)).toEqual([
          "Parámetro",
          ...columns.map(([model]) => model),
        ]);
        for (const [index, [model, { figures, says = [] }]] of columns.entries()) {
          const rows = data.all("tbody tr").map((line) => ({
            label: line.one("th").name,
            value: line.all("td")[index]?.name ?? "",
          }));
          for (const [parameter, figure] of Object.entries(figures)) {
            const line = rows.find(({ label }) => label.startsWith(labelOf(parameter)));
            expectFigure(line?.value, `${model}, ${parameter}`, figure);
          }
          const words = rows.map(({ label, value }) => `${label} ${value}`.toLowerCase()).join("; ");
          for (const text of says) expect(words, model).toContain(text.toLowerCase());
        }
      });
    }

    row(
      "sheets of series",
      stands,
      `${name} has the figures of its models and its series data on its sheet`,
      () => {
        const numbers =
          pdfText(read(`/fichas/${id}.pdf`))
            .match(/\d[\d.,]*/g)
            ?.map(readNumber) ?? [];
        const pages = Object.values(cards).flatMap(({ model, shows }) =>
          shows.map((parameter) => launch.specifications[model]?.[parameter]),
        );
        const stated = [...pages, ...columns.flatMap(([, { figures }]) => Object.values(figures))];
        for (const figure of stated) {
          const number = figure?.amount ?? figure?.upTo;
          if (number !== undefined) expect(numbers).toContain(number);
        }
      },
    );
  }
});

describe("the trail", () => {
  for (const [id, entry] of Object.entries(launch.entries)) {
    const { name, path, alias, aliasCategory, series, crumb = name } = entry;
    const category = categoryOf(path);
    const { label = "" } = launch.categories[category] ?? {};
    const above = series ? launch.entries[series] : undefined;
    const trail = (place: string) => [
      ["Inicio", "/"],
      ["Productos", "/productos"],
      [place, `/productos/${category}`],
      ...(above ? [[above.name, above.alias ?? above.path]] : []),
      [crumb, undefined],
    ];
    const stands =
      entryStands(id) &&
      categoryStands(category) &&
      (!series || entryStands(series)) &&
      content.category(category)?.label === label;
    const words = trail(label).map(([text]) => text);
    row("trails", stands, `${path} stands at ${words.join(" > ")}`, () => {
      expect(crumbs(pageAt(path))).toEqual(trail(label));
      if (alias) expect(crumbs(pageAt(alias))).toEqual(trail(aliasCategory ?? label));
    });
  }

  for (const [id, { label }] of Object.entries(launch.categories)) {
    const stands = categoryStands(id) && content.category(id)?.label === label;
    row("trails of categories", stands, `/productos/${id} stands at Inicio > Productos > ${label}`, () => {
      expect(crumbs(pageAt(`/productos/${id}`))).toEqual([
        ["Inicio", "/"],
        ["Productos", "/productos"],
        [label, undefined],
      ]);
    });
  }

  function crumbs(page: Page) {
    return page
      .all("nav[aria-label='Ruta de navegación'] li")
      .map((item) => [item.text, item.find("a")?.attribute("href")]);
  }
});

describe("the catalogue", () => {
  for (const [id, { name, grid, menu = grid }] of Object.entries(launch.categories)) {
    const lastParts = (links: Part[]) => links.map((link) => link.attribute("href"));
    row("grids", listStands(id), `the grid of ${name} lists ${grid.join(", ")}`, () => {
      const links = pageAt(`/productos/${id}`).all("main article a");
      expect(lastParts(links)).toEqual(grid.map((item) => `/productos/${id}/${item}`));
    });
    row("menus", listStands(id), `the menu of ${name} lists ${menu.join(", ")}`, () => {
      const links = pageAt("/soporte").all(`#menu-productos a[href^="/productos/${id}/"]`);
      expect(lastParts(links)).toEqual(menu.map((item) => `/productos/${id}/${item}`));
    });
  }

  for (const [id, { name }] of Object.entries(launch.categories)) {
    const asked = launch.filters[id] ?? {};
    const questions = Object.keys(asked).join(", ") || "nothing";
    row("filters", listStands(id), `the filters of ${name} ask ${questions}`, () => {
      const shown = pageAt(`/productos/${id}`)
        .all("section[aria-label=Filtros] fieldset")
        .map((field) => [field.one("legend").text, field.all("label").map(optionText)]);
      expect(Object.fromEntries(shown)).toEqual(asked);
    });
  }

  /** «Hasta 200: 2 productos». */
  function optionText(option: Part): string {
    const count = option.one("span span:not(span span span)").text;
    return `${option.text.slice(0, -count.length)}: ${count}`;
  }

  for (const product of content.products) {
    const most = product.kind === "series" ? launch.dataLimit.series : launch.dataLimit.single;
    row("data", listStands(product.category), `${product.name} has at most ${most} kB of data`, () => {
      const bytes = sentBytes(dataPath(launch.entries[product.id]?.path ?? ""));
      expect(bytes / 1000).toBeLessThanOrEqual(most);
    });
  }

  const order = Object.values(launch.categories).map((category) => category.name);
  const isSame =
    content.categories.length === order.length && Object.keys(launch.categories).every(categoryStands);
  row("orders of categories", isSame, "the categories stand in their order, with bioquímica first", () => {
    const names = pageAt("/productos")
      .all("nav[aria-label='Categorías'] a")
      .map((link) => link.find("span")?.text);
    expect(names).toEqual(order);
    expect(pageAt("/productos").one("nav[aria-label='Categorías'] [aria-current]").text).toContain(order[0]);
  });

  for (const [id, names] of Object.entries(launch.related)) {
    const { name = "", path = "" } = launch.entries[id] ?? {};
    row(
      "related products",
      listStands(categoryOf(path)),
      `${name} is related to ${names.join(", ") || "nothing"}`,
      () => {
        const region = pageAt(path).find("section[aria-labelledby=relacionados]");
        const panels = Object.keys(launch.panels).map((panel) => launch.entries[panel]?.name);
        const shown = region?.all("article h3").map((heading) => heading.text) ?? [];
        expect(shown.filter((other) => !panels.includes(other))).toEqual(names);
      },
    );
  }

  for (const [id, { label, to }] of Object.entries(launch.waysBack)) {
    const { path = "", alias } = launch.entries[id] ?? {};
    row("ways back", entryStands(id) && categoryStands(categoryOf(path)), `${path} says «${label}»`, () => {
      for (const address of [path, ...(alias ? [alias] : [])]) {
        const links = pageAt(address)
          .all("main a")
          .filter((link) => link.name.toLowerCase() === label.toLowerCase());
        expect(links.map((link) => link.attribute("href"))).toEqual([to]);
      }
    });
  }

  row("brochures", entryStands(launch.brochure), "the F810 offers a brochure, in another tab", () => {
    const path = launch.entries[launch.brochure]?.path ?? "";
    const links = pageAt(path).all(`a[href="/fichas/${launch.brochure}-brochure.pdf"]`);
    expect(links).not.toHaveLength(0);
    for (const link of links) {
      expect(link.name).toMatch(/^Descargar Brochure PDF · \d+ kB \(se abre en otra pestaña\)$/);
      expect(link.attribute("target")).toBe("_blank");
      expect(link.attribute("rel")).toBe("noopener");
    }
  });
});

describe("panels and supplies", () => {
  for (const [id, { analyzers, groups }] of Object.entries(launch.panels)) {
    const { name = "", path = "" } = launch.entries[id] ?? {};
    row("panels", entryStands(id), `${name} has the groups ${groups.join(", ")}`, () => {
      const summaries = pageAt(path)
        .all("main details summary")
        .map((part) => part.text);
      expect(summaries).toHaveLength(groups.length);
      for (const [index, group] of groups.entries()) expect(summaries[index]).toContain(group);
    });

    for (const analyzer of analyzers) {
      const { name: own = "", path: address = "" } = launch.entries[analyzer] ?? {};
      row("analyzers", entryStands(id) && entryStands(analyzer), `${own} leads to ${name}`, () => {
        expect(pageAt(address).all(`main a[href="${path}"]`)).not.toEqual([]);
      });
    }
  }

  row("rapid tests", entryStands("serologia"), "the rapid tests stand in their four groups", () => {
    const page = pageAt(launch.entries.serologia?.path ?? "");
    for (const [group, tests] of Object.entries(launch.rapidTests)) {
      expect(
        page
          .region(group)
          .all("article h3")
          .map((heading) => heading.text),
        group,
      ).toEqual(tests);
    }
    const colours = page.all("main section[data-colour]").map((part) => part.attribute("data-colour"));
    expect(new Set(colours).size, "colours").toBe(Object.keys(launch.rapidTests).length);
  });

  for (const { entry, path, texts } of launch.entryStatements) {
    row(
      "statements of entries",
      entryStands(entry) && categoryStands(categoryOf(path)),
      `${path} says ${texts.join(", ")}`,
      () => {
        for (const text of texts) expect(pageAt(path).main.text).toContain(text);
      },
    );
  }

  for (const [id, texts] of Object.entries(launch.badges)) {
    const { name = "", path = "" } = launch.entries[id] ?? {};
    row("badges", entryStands(id), `${name} has cards with the badges ${texts.join(", ")}`, () => {
      const shown = pageAt(path)
        .all("main article p > span")
        .map((badge) => badge.text);
      for (const text of texts)
        expect(
          shown.some((badge) => badge.includes(text)),
          text,
        ).toBe(true);
    });
  }
});

describe("the brands", () => {
  const ids = Object.keys(launch.brands);
  const stand =
    content.brands.length === ids.length &&
    content.brands.every(({ id, name, importation }) => {
      const brand = launch.brands[id];
      return brand?.name === name && brand.importation === importation;
    });
  row("brands", stand, "seven brands are imported directly, each with a slide; nine in all", () => {
    const all = Object.values(launch.brands);
    const [first, second] = pageAt("/marcas").main.all("section[aria-roledescription=carrusel]");
    const names = (carousel: Part | undefined) => carousel?.all("article h3").map((heading) => heading.text);
    const direct = all.filter((brand) => brand.importation === "directa").map((brand) => brand.name);
    expect(direct).toHaveLength(7);
    expect(names(first)).toEqual(direct);
    expect(names(second)).toEqual(all.map((brand) => brand.name));
    const row = second?.all("article").map((card) => card.text) ?? [];
    for (const [index, { importation }] of all.entries()) {
      expect(row[index]?.toLowerCase()).toContain(importation);
    }
  });
});

describe("the company", () => {
  for (const { path, region, says = [], keepsQuiet = [] } of launch.statements) {
    const where = `${path}${region ? ` under «${region}»` : ""}`;
    const what = [...says.map((text) => `«${text}»`), ...keepsQuiet.map((text) => `nothing of «${text}»`)];
    row("statements", companyStands, `${where} says ${what.join(", ")}`, () => {
      const part = region ? pageAt(path).region(region) : pageAt(path).main;
      for (const text of says) expect(part.text).toContain(text);
      for (const text of keepsQuiet) expect(part.text).not.toContain(text);
    });
  }

  row("statements", companyStands, "nothing of the home page says 2020, nor does its description", () => {
    const shown = ["header", "main", "footer"].map((part) => pageAt("/").one(`body > ${part}`).text);
    expect([...shown, pageAt("/").meta("description")].join()).not.toContain("2020");
  });

  for (const { path, region, of, texts } of launch.lists) {
    row("lists", companyStands, `${path} lists under «${region}»: ${texts.join(", ")}`, () => {
      expect(
        pageAt(path)
          .region(region)
          .all(of)
          .map((part) => part.text),
      ).toEqual(texts);
    });
  }

  for (const [path, heading] of Object.entries(launch.mainHeadings)) {
    row("headings", companyStands, `${path} is headed «${heading}»`, () => {
      expect(pageAt(path).heading).toBe(heading);
    });
  }

  const featuredStand = companyStands && launch.featured.every(({ entry }) => entryStands(entry));
  row("featured products", featuredStand, "the home page features its three products", () => {
    const cards = pageAt("/").all("#destacados article");
    expect(cards.map((card) => [card.one("h3").text, card.one("a").attribute("href")])).toEqual(
      launch.featured.map(({ title, to }) => [title, to]),
    );
  });

  row("navigation", companyStands, "the bar has its seven entries", () => {
    const links = pageAt("/soporte").all("header nav[aria-label=Principal] > ul > li");
    const shown = links.map((item) => item.find("a")).map((link) => [link?.text, link?.attribute("href")]);
    expect(shown).toEqual(launch.navigation);
  });

  row("opening hours", companyStands, "the opening hours stand on the contact page", () => {
    expect(pairs(pageAt("/contacto").region("Horario de atención"))).toEqual(launch.openingHours);
  });

  row("greeting", companyStands, "WhatsApp opens with the greeting", () => {
    const chats = pageAt("/soporte").all('a[href^="https://wa.me/"]');
    expect(chats).not.toEqual([]);
    for (const link of chats) {
      const { searchParams } = new URL(link.attribute("href") ?? "");
      expect(searchParams.get("text")).toBe(launch.greeting);
    }
  });

  row("provinces", companyStands, "nine provinces are served, from Guayaquil", () => {
    const { province, city } = launch.seat;
    for (const path of ["/", "/clientes"]) {
      const served = pageAt(path).one("ul[aria-label='Provincias atendidas']").all("li");
      expect(served).toHaveLength(launch.provinces);
      expect(served.map((item) => item.text)).toContain(`${province} sede, en ${city}`);
    }
  });
});

/** The card with this name; models have theirs under the heading of a section. */
function cardOf(page: Page, name: string, heading = "h2, h3"): Part {
  const cards = page
    .all("main article")
    .filter((card) => card.all(heading).some(({ text }) => text === name));
  if (!cards[0] || cards.length > 1) throw new Error(`${cards.length} cards «${name}»`);
  return cards[0];
}
