import { expect, test } from "vitest";
import { entryPath } from "#app/content/catalogue/addresses.ts";
import type { SupplyItem } from "#app/content/schema/files.ts";
import { site } from "#app/content/site.ts";
import { lowerInitial } from "#app/lib/text/format.ts";
import { pageAt, sentBytes } from "../support/built-site.ts";
import { type Part, regions } from "../support/html.ts";
import { plain } from "../support/plain.ts";

const content = site();
const texts = (parts: Part[]) => parts.map((part) => part.text);

for (const panel of content.panels) {
  const path = entryPath(panel);
  const { main } = pageAt(path);

  test(`${panel.name} has its name as heading, and shows its description`, () => {
    expect(pageAt(path).heading).toBe(plain(panel.name));
    expect(main.text).toContain(plain(panel.lead));
  });

  if (panel.kind === "test-panel") {
    test(`${panel.name} shows every laboratory test in its group, and all groups are open`, () => {
      const groups = main.all("details");
      expect(main.all("details[open]")).toHaveLength(panel.groups.length);
      expect(groups).toHaveLength(panel.groups.length);
      for (const [index, group] of panel.groups.entries()) {
        const shown = groups[index];
        expect(shown?.one("summary h2").text).toBe(plain(group.name));
        expect(shown?.one("summary").text).toContain(plain(group.manufacturerName));
        const tests = group.tests.flatMap((id) => content.testFile(id) ?? []);
        expect(texts(shown?.all("li > a:first-child") ?? [])).toEqual(tests.map(({ name }) => plain(name)));
        for (const { fullName } of tests) if (fullName) expect(shown?.text).toContain(plain(fullName));
      }
      expect(main.text).toContain(plain(panel.note));
    });

    test(`${panel.name} states the number of its laboratory tests, each counted once`, () => {
      const tests = panel.groups.flatMap((group) => group.tests);
      const count = `${new Set(tests).size} pruebas en ${panel.groups.length} perfil`;
      expect(
        main.all("p").some((part) => part.text.startsWith(count)),
        count,
      ).toBe(true);
    });

    test(`${panel.name} has an icon for every group, and as many different icons as its file`, () => {
      const icons = main.all("details summary > svg:first-child use").map((use) => use.attribute("href"));
      expect(icons).toHaveLength(panel.groups.length);
      expect(new Set(icons).size).toBe(new Set(panel.groups.map((group) => group.icon)).size);
    });

    test(`${panel.name} lists its analyzers once, and a group lists only its own analyzers`, () => {
      const paths = (ids: readonly string[] = []) =>
        ids.map((id) => entryPath(content.equipment(id) ?? panel));
      const ofPanel = paths(panel.analyzers);
      const linkedAnalyzers = (part?: Part) =>
        (part?.all("p a") ?? [])
          .flatMap((link) => link.attribute("href") ?? [])
          .filter((href) => ofPanel.includes(href));
      const groups = panel.groups.map((group) => paths(group.analyzers));
      expect(panel.groups.map((_, index) => linkedAnalyzers(main.all("details")[index]))).toEqual(groups);
      expect(linkedAnalyzers(main)).toEqual([...ofPanel, ...groups.flat()]);
    });
  } else {
    test(`${panel.name} shows its rapid tests in groups with icon, colour and cards`, () => {
      for (const { name, colour, tests } of panel.groups) {
        const group = pageAt(path).region(plain(name));
        expect(group.attribute("data-colour"), name).toBe(colour);
        expect(group.find("svg"), name).toBeDefined();
        const cards = group.all("article").map((card) => ({
          name: card.one("h3").text,
          description: card.one("p").text,
        }));
        expect(cards).toEqual(
          tests.map((item) => ({ name: plain(item.name), description: plain(item.description) })),
        );
      }
    });

    test(`${panel.name} states how long a rapid test takes, and links to an adviser and back`, () => {
      const { from, to, label } = panel.resultTime;
      expect(main.text).toContain(`${from}–${to} min`);
      expect(main.text).toContain(plain(label));
      const box = main.all("aside").find((part) => part.text.includes(plain(panel.adviser.title)));
      expect(box?.text).toContain(plain(panel.adviser.text));
      const adviser = box?.all("a").find((link) => link.name === "Contactar asesor técnico");
      expect(adviser?.attribute("href")).toMatch(/^\/contacto\b/);
      const back = main.all("a").find((link) => link.name === "Volver a productos");
      expect(back?.attribute("href")).toBe("/productos");
    });
  }
}

/** Returns up to four laboratory tests that fit on one line, and the number of the others. */
function testLinks({ name, cap }: SupplyItem): string[] {
  const tests = cap ? content.testsWith(name) : [];
  const examples = content.directory.containers.find(({ supply }) => supply === name)?.examples ?? [];
  const four = [...new Set([...examples, ...tests.map(({ id }) => id)])]
    .slice(0, 4)
    .map((id) => plain(content.testFile(id)?.name ?? ""));
  const named = four.filter((_, index) => index === 0 || four.slice(0, index + 1).join(", ").length <= 34);
  const others = tests.length - named.length;
  return others > 0 ? [...named, `${others} más`] : named;
}

for (const supply of content.supplies) {
  const path = entryPath(supply);
  const { main } = pageAt(path);

  test(`${supply.name} has groups with icon, colour and a complete card for each product`, () => {
    expect(pageAt(path).heading).toBe(plain(supply.name));
    expect(main.text).toContain(plain(supply.lead));
    const groups = regions(main).filter((region) => region.find("article"));
    expect(groups.map((group) => group.name)).toEqual(supply.groups.map(({ name }) => plain(name)));
    for (const [index, { line, colour, products }] of supply.groups.entries()) {
      const group = groups[index];
      expect(group?.attribute("data-colour")).toBe(colour);
      expect(group?.find("svg"), "its icon").toBeDefined();
      expect(group?.text).toContain(plain(line));
      const cards = group?.all("article") ?? [];
      expect(cards).toHaveLength(products.length);
      const shared = products[0]?.badges.filter((badge) =>
        products.every(({ badges }) => badges.includes(badge)),
      );
      for (const badge of shared ?? []) {
        const once = group?.all("strong").filter(({ text }) => text.includes(lowerInitial(plain(badge))));
        expect(once, `«${badge}» at the top of its group`).toHaveLength(1);
      }
      for (const [place, product] of products.entries()) {
        const card = cards[place];
        expect(card?.one("h3").text).toBe(plain(product.name));
        const paragraphs = card?.all("p") ?? [];
        expect(paragraphs[0]?.text).toBe(plain(product.description));
        expect(texts(paragraphs.at(-1)?.children ?? [])).toEqual(product.badges.map(plain));
        const tests = paragraphs.slice(1, -1).flatMap((paragraph) => paragraph.all("a"));
        expect(texts(tests)).toEqual(testLinks(product));
        const quotation = card?.one("a[aria-label]");
        expect(quotation?.name).toBe(`Solicitar cotización de ${plain(product.name)}`);
        expect(quotation?.text).toBe("Solicitar cotización");
        expect(quotation?.attribute("href")).toMatch(/^\/contacto\b/);
      }
    }
  });

  test(`${supply.name} links to the contact page, its category and its data sheet`, () => {
    const closing = regions(main).at(-1);
    expect(closing?.name).toBe(plain(supply.cta.title));
    expect(closing?.one("a").attribute("href")).toMatch(/^\/contacto\b/);
    const { id, label } = content.category(supply.category) ?? { id: "", label: "" };
    const back = main
      .all("a")
      .filter((link) => link.name === `Volver a ${plain(label.toLocaleLowerCase("es"))}`);
    expect(back.map((link) => link.attribute("href"))).toEqual([`/productos/${id}`]);
    const href = `/fichas/${supply.id}.pdf`;
    expect(main.one(`a[href="${href}"]`).name).toBe(
      `Descargar especificaciones PDF · ${Math.round(sentBytes(href) / 1000)} kB`,
    );
  });
}
