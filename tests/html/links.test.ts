import { describe, expect, test } from "vitest";
import { site } from "#app/content/site.ts";
import { paths } from "../support/addresses.ts";
import { everyPage, exists, pageAt } from "../support/built-site.ts";
import { plain } from "../support/plain.ts";

const content = site();
const pages = everyPage();
const sitePaths = new Set(paths);
const links = pages.flatMap(({ path, page }) =>
  page.all("a[href]").map((link) => ({ path, page, link, href: link.attribute("href") ?? "" })),
);

test("every internal link opens a page or a file of the site", () => {
  const broken = links
    .filter(({ href }) => href.startsWith("/"))
    .filter(({ href }) => {
      const [to = ""] = href.split(/[?#]/);
      return !sitePaths.has(to) && !(to.endsWith(".pdf") && exists(to));
    })
    .map(({ path, href }) => `${path} → ${href}`);
  expect(links.length).toBeGreaterThan(paths.length);
  expect(broken).toEqual([]);
});

test("every link with a fragment has exactly one target", () => {
  const broken = links
    .filter(({ href }) => /^[#/]/.test(href) && href.includes("#"))
    .filter(({ page, href }) => {
      const [to = "", id = ""] = href.split("#");
      const [target] = to.split("?");
      return id === "" || (target ? pageAt(target) : page).all(`[id="${id}"]`).length !== 1;
    })
    .map(({ path, href }) => `${path} → ${href}`);
  expect(broken).toEqual([]);
});

test("every link is internal, a telephone, a mail address or HTTPS", () => {
  const odd = links.filter(({ href }) => !/^(\/(?!\/)|#|https:\/\/|mailto:|tel:\+)/.test(href));
  expect(odd.map(({ path, href }) => `${path} → ${href}`)).toEqual([]);
});

test("pages link to no other sites than those in the content", () => {
  const { social, location, supportRequestSite, whatsapp } = content.company;
  const named = [
    ...Object.values(social),
    location.map,
    supportRequestSite,
    `https://wa.me/${whatsapp.dial.slice(1)}`,
  ];
  const hosts = new Set(named.map((address) => new URL(address).host));
  const others = links.filter(({ href }) => href.startsWith("https://") && !hosts.has(new URL(href).host));
  expect(others.map(({ path, href }) => `${path} → ${href}`)).toEqual([]);
});

test("a link that opens a new tab has noopener and announces it", () => {
  const opening = links.filter(({ link }) => link.attribute("target") === "_blank");
  expect(opening.length).toBeGreaterThan(0);
  for (const { path, link, href } of opening) {
    expect(link.attribute("rel"), `${path} → ${href}`).toContain("noopener");
    expect(link.name, `${path} → ${href}`).toMatch(/\(se abre en otra pestaña\)$/);
  }
});

describe("a call to action", () => {
  /** The value is true if at least one page must contain the call. */
  const calls = {
    "Contáctenos hoy": buttons().includes("Contáctenos hoy"),
    "Solicitar más información": content.products.length > 0,
    "Más información": content.brands.some((brand) => brand.importation === "directa"),
    "Contactar asesor técnico": content.panels.some((panel) => panel.kind === "rapid-panel"),
    "Solicitar cotización": content.supplies.length > 0,
  };

  for (const [call, isRequired] of Object.entries(calls)) {
    test(`«${call}» is always a link to the contact page`, () => {
      const calling = links.filter(({ link }) => link.text.includes(call));
      if (isRequired) expect(calling.length).toBeGreaterThan(0);
      const elsewhere = calling.filter(({ href }) => href.split(/[?#]/)[0] !== "/contacto");
      expect(elsewhere.map(({ path, href }) => `${path} → ${href}`)).toEqual([]);
    });

    test(`«${call}» is never plain text`, () => {
      const loose = pages.flatMap(({ path, page }) =>
        page
          .all("body *:not(script):not(noscript)")
          .filter((part) => part.text.includes(call) && part.children.length === 0 && !part.closest("a"))
          .filter((part) => !contentTexts.has(part.text))
          .map((part) => `${path}: ${part.tag} «${part.text}»`),
      );
      expect(loose).toEqual([]);
    });
  }

  test("whose text is in the content files links to the contact page", () => {
    for (const words of new Set(buttons())) {
      const calling = links.filter(({ link }) => link.name === words);
      expect(calling.length, words).toBeGreaterThan(0);
      for (const { path, href } of calling)
        expect(href, `«${words}» on ${path}`).toMatch(/^\/contacto(?![\w/-])/);
    }
  });

  function buttons(): string[] {
    const calls = [
      ...Object.values(content.pages).flatMap((page) => ("cta" in page ? [page.cta] : [])),
      ...content.supplies.map((supply) => supply.cta),
      ...content.products.flatMap((product) => product.cta ?? content.productTexts.cta),
    ];
    return calls.map((call) => call.button);
  }
});

/** Texts of the content. They may mention a call without a link. */
const contentTexts = new Set(strings(content).map(plain));

function strings(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(strings) : [];
}
