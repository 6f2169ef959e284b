import { describe, expect, test } from "vitest";
import { pageData } from "#app/content/page-data.ts";
import { site } from "#app/content/site.ts";
import { catalogueFile } from "#app/lib/addresses/catalogue-file.ts";
import { withoutParts } from "#app/lib/without-parts.ts";
import { delivered as categoryParts } from "#app/pages/category/delivered-data.ts";
import { delivered as homeParts } from "#app/pages/home/delivered-data.ts";
import { delivered as productParts } from "#app/pages/product/delivered-data.ts";
import { dataPath } from "#app/router/page-data.ts";
import { addresses, paths } from "../support/addresses.ts";
import {
  builtPages,
  everyPage,
  exists,
  fileOf,
  files,
  notFoundFile,
  pageAt,
  read,
} from "../support/built-site.ts";
import { faultsOf, type Page, type Part } from "../support/html.ts";

const content = site();
const { company, navigation } = content;
const pages = everyPage();

test("every address is listed once and has a file, and no other page was built", () => {
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths.filter((path) => !exists(path))).toEqual([]);
  const built = files.filter((file) => file.endsWith(".html")).map((file) => fileOf(file));
  expect(built.sort()).toEqual([...paths, notFoundFile].map(fileOf).sort());
});

test("every page is Spanish HTML with one title, one h1 and one main element", () => {
  for (const { path, page } of pages) {
    expect(faultsOf(page.html), path).toEqual([]);
    expect(page.html.startsWith("<!DOCTYPE html>"), path).toBe(true);
    expect(page.one("html").attribute("lang"), path).toBe("es");
    for (const part of ["title", "main", "h1"]) expect(page.all(part), `${part} of ${path}`).toHaveLength(1);
    expect(page.heading, path).not.toBe("");
    expect(page.main.all("h1"), path).toHaveLength(1);
  }
});

test("every page has its landmarks and a skip link", () => {
  for (const { path, page } of pages) {
    for (const part of [
      "body > header",
      "body > main",
      "body > footer",
      "header nav[aria-label=Principal]",
    ]) {
      expect(page.all(part), `${part} of ${path}`).toHaveLength(1);
    }
    const [first] = page.all("body a[href]");
    expect(first?.attribute("href"), path).toBe(`#${page.main.attribute("id")}`);
  }
});

test("ids are unique on a page, and every reference to an id has a target", () => {
  for (const { path, page } of pages) {
    const ids = page.all("[id]").map((part) => part.attribute("id"));
    expect(new Set(ids).size, path).toBe(ids.length);
    for (const name of ["aria-labelledby", "aria-describedby", "aria-controls", "for"]) {
      for (const part of page.all(`[${name}]`)) {
        expect(ids, `${name} on ${path}`).toEqual(
          expect.arrayContaining(part.attribute(name)?.split(" ") ?? []),
        );
      }
    }
  }
});

test("every control has an accessible name", () => {
  const nameless = pages.flatMap(({ path, page }) =>
    page
      .all("a[href], button, input:not([type=hidden]), select, textarea, summary, iframe")
      .filter((part) => !nameOf(page, part))
      .map((part) => `${path}: ${part.tag} ${part.attribute("href") ?? ""}`),
  );
  expect(nameless).toEqual([]);

  function nameOf(page: Page, part: Part) {
    const label = () => page.find(`label[for="${part.attribute("id")}"]`) ?? part.closest("label");
    return part.name || part.attribute("title") || label()?.name;
  }
});

test("every page has a unique title with the company's name and a unique description", () => {
  const own = builtPages().filter(({ path, canonical }) => path === canonical);
  for (const { path, page } of own) {
    expect([company.name, company.nameParts[0]], path).toContain(page.title.split(" | ").at(-1));
    // Search engines cut longer titles.
    expect(page.title.length, page.title).toBeLessThanOrEqual(70);
  }
  for (const texts of [
    own.map(({ page }) => page.title),
    own.map(({ page }) => page.meta("description") ?? ""),
  ]) {
    expect(texts.filter((text) => text.length < 10)).toEqual([]);
    expect(new Set(texts).size).toBe(own.length);
  }
});

test("every page except tools has a canonical address and matching social tags", () => {
  for (const { path, canonical, tool, page } of builtPages()) {
    if (tool) {
      expect(page.meta("robots"), path).toBe("noindex");
      expect(page.all('link[rel="canonical"], meta[property="og:url"]'), path).toEqual([]);
      continue;
    }
    const url = `${company.site}${canonical === "/" ? "" : canonical}`;
    expect(page.one('link[rel="canonical"]').attribute("href"), path).toBe(url);
    expect(page.meta("robots"), path).toBeUndefined();
    expect(page.meta("og:url"), path).toBe(url);
    expect(page.meta("og:title"), path).toBe(page.title);
    expect(page.meta("og:description"), path).toBe(page.meta("description"));
    expect(page.meta("og:site_name"), path).toBe(company.name);
  }
});

test("an alias address shows the same page as its canonical address", () => {
  for (const { path, canonical, page } of builtPages()) {
    if (path !== canonical) expect(withoutTrail(page), path).toBe(withoutTrail(pageAt(canonical)));
  }
});

function withoutTrail({ main }: Page): string {
  return main.text.replace(main.one("nav[aria-label='Ruta de navegación']").text, "");
}

test("every page can be read without JavaScript", () => {
  for (const { path, page } of builtPages()) expect(page.main.text.length, path).toBeGreaterThan(120);
});

test("no page requests another site before the visitor acts", () => {
  const foreign = pages.flatMap(({ path, page }) =>
    page
      .all(
        "script[src], img[src], source[srcset], iframe[src], link[rel=stylesheet], link[rel=preload], link[rel=icon]",
      )
      // Without JavaScript, the map loads when the visitor scrolls to it.
      .filter((part) => !(part.tag === "iframe" && part.attribute("loading") === "lazy"))
      .map((part) => part.attribute("src") ?? part.attribute("href") ?? part.attribute("srcset") ?? "")
      .filter((address) => !/^\/(?!\/)/.test(address))
      .map((address) => `${path} → ${address}`),
  );
  expect(foreign).toEqual([]);
});

test("no page contains audio, video or plug-ins", () => {
  for (const { path, page } of pages) expect(page.all("audio, video, object, embed"), path).toEqual([]);
});

test("the scripts and stylesheets of every page exist", () => {
  for (const { path, page } of pages) {
    const modules: string[] = JSON.parse(page.one("#page-modules").source);
    const styles = page.all("link[rel=stylesheet], link[rel=preload], link[rel=icon]");
    expect(modules.length, path).toBeGreaterThan(0);
    expect(styles.length, path).toBeGreaterThan(0);
    const named = [...modules, ...styles.map((part) => part.attribute("href") ?? "")];
    expect(
      named.filter((file) => !exists(file)),
      path,
    ).toEqual([]);
  }
});

describe("the data of a page", () => {
  const delivered: Record<string, readonly string[]> = {
    home: homeParts,
    category: categoryParts,
    product: productParts,
    model: productParts,
  };

  test("are complete in the data file; the HTML leaves out the data of blocks that never hydrate", () => {
    for (const address of addresses) {
      const data = pageData(content, address);
      const file = dataPath(address.path);
      expect(exists(file), file).toBe(data !== undefined);
      const element = pageAt(address.path).one("#page-data");
      const inPage = JSON.parse(element.source);
      expect(inPage.path, address.path).toBe(address.path);
      if (!data) continue;
      const expected = JSON.parse(JSON.stringify(data));
      expect(JSON.parse(read(file).toString("utf8")).data, file).toEqual(expected);
      const sent = withoutParts(expected, delivered[address.kind] ?? []);
      const first = element.attribute("data-file");
      const inFile = first && JSON.parse(read(first).toString("utf8")).data;
      expect(first ? inFile : inPage.data, address.path).toEqual(sent);
      expect(first ? inPage.data : inFile, address.path).toBeUndefined();
    }
  });

  test("have the same build id as the HTML of every page", () => {
    const builds = new Set([
      ...pages.map(({ page }) => page.one("html").attribute("data-build")),
      ...files
        .filter((file) => file.endsWith(".json") && file !== "/manifest.json")
        .map((file) => JSON.parse(read(file).toString("utf8")).build),
    ]);
    expect(builds.size).toBe(1);
  });
});

describe("the layout of every page", () => {
  test("has the links of the main navigation and marks the current page", () => {
    for (const { path, page } of pages) {
      const items = page.all("header nav[aria-label=Principal] > ul > li").map((item) => item.find("a"));
      expect(
        items.map((link) => [link?.text, link?.attribute("href")]),
        path,
      ).toEqual(navigation.main.map(({ label, to }) => [label, to]));
      const current = items.filter((link) => link?.attribute("aria-current") === "page");
      const own = navigation.main.filter(({ to }) => to === path);
      expect(
        current.map((link) => link?.text),
        path,
      ).toEqual(own.map(({ label }) => label));
      const sections = navigation.main.filter(({ to }) => to !== "/" && path.startsWith(`${to}/`));
      for (const { label } of sections) {
        const link = items.find((item) => item?.text === label);
        expect(link?.attribute("data-active"), path).toBe("true");
        expect(link?.attribute("aria-current"), path).toBeUndefined();
      }
    }
  });

  test("ends with the company's description and contact data", () => {
    for (const { path, page } of pages) {
      const footer = page.one("body > footer");
      for (const text of [
        company.name,
        company.about,
        company.certification,
        company.address.street,
        company.address.city,
      ]) {
        expect(footer.text, path).toContain(text);
      }
      expect(footer.text, path).toMatch(/© \d{4}/);
      for (const address of Object.values(company.social)) {
        expect(footer.one(`a[href="${address}"]`).attribute("target"), path).toBe("_blank");
      }
      for (const to of navigation.quickLinks) expect(footer.all(`a[href="${to}"]`), path).toHaveLength(1);
      expect(footer.one(`a[href="${catalogueFile()}"]`).text, path).toMatch(
        /^Catálogo \(PDF, \d+(,\d)? [kM]B, [a-z]+ de \d{4}\)$/,
      );
      expect(
        footer.all("a[href^='mailto:']").map((link) => link.attribute("href")),
        path,
      ).toEqual([`mailto:${company.email}`]);
      expect(
        footer.all("a[href^='tel:']").map((link) => link.attribute("href")),
        path,
      ).toEqual([`tel:${company.phone.dial}`]);
    }
  });

  test("has a link to WhatsApp with the greeting", () => {
    for (const { path, page } of pages) {
      const link = page.one("body > aside a");
      expect(link.name, path).toMatch(/^Escribir por WhatsApp/);
      const url = new URL(link.attribute("href") ?? "");
      expect(url.host + url.pathname, path).toBe(`wa.me/${company.whatsapp.dial.slice(1)}`);
      expect(url.searchParams.get("text"), path).toBe(company.whatsappGreeting);
    }
  });
});

test("the not-found page links to the home page and excludes search engines", () => {
  const page = pageAt(notFoundFile);
  expect(page.title).toContain("Página no encontrada");
  expect(page.heading).toBe("404");
  expect(page.main.all("h2").map((heading) => heading.text)).toContain("Página no encontrada");
  expect(page.main.text).toContain("no existe o fue movida");
  expect(page.meta("robots")).toBe("noindex");
  const back = page.main.all("a").find((link) => link.name === "Volver al inicio");
  expect(back?.attribute("href")).toBe("/");
});
