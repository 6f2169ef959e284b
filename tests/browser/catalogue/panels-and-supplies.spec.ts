import { expect, test, visit } from "../../support/browser/page.ts";

/** The groups as their manufacturer calls them. */
const panels = {
  "dos-marcas": { title: "Panel de pruebas de dos marcas", groups: ["Colours", "Codes", "Ions"] },
  "con-alias": {
    title: "Panel de pruebas con alias",
    groups: ["Words", "Lights", "Repeated", "Unique", "Numbered"],
  },
};

for (const [category, { title, groups }] of Object.entries(panels)) {
  test(`the panel of ${category} stands open, group by group, in two columns`, async ({ page }) => {
    await visit(page, `/productos/${category}/test-list`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    const shown = page.getByRole("main").locator("details");
    await expect(shown.locator("summary")).toContainText(groups);
    await expect(page.getByRole("main").locator("details[open]")).toHaveCount(groups.length);
    for (const group of await shown.all()) {
      await expect(group.locator("summary > svg").first(), "its icon").toBeVisible();
      const tests = group.getByRole("listitem");
      await expect(tests.first()).toBeVisible();
      const lefts = await tests.evaluateAll((items) =>
        items.map((item) => Math.round(item.getBoundingClientRect().left)),
      );
      expect(new Set(lefts).size, "columns").toBe(2);
    }
  });
}

test("the groups of a panel close and open without regard to each other", async ({ page }) => {
  await visit(page, "/productos/con-alias/test-list");
  const groups = page.getByRole("main").locator("details");
  const open = page.getByRole("main").locator("details[open]");
  await groups.nth(0).locator("summary").click();
  await groups.nth(3).locator("summary").click();
  await expect(open).toHaveCount(3);
  await expect(groups.nth(0).getByRole("listitem").first()).toBeHidden();
  await groups.nth(0).locator("summary").click();
  await expect(open).toHaveCount(4);
  await expect(groups.nth(0).getByRole("listitem").first()).toBeVisible();
});

test("each group of a panel has an icon of its own, also the one that names none", async ({ page }) => {
  for (const category of Object.keys(panels)) {
    await page.goto(`/productos/${category}/test-list`);
    const icons = await page
      .locator("main details summary > svg:first-child")
      .evaluateAll((all) => all.map((icon) => icon.innerHTML));
    expect(new Set(icons).size).toBe(icons.length);
  }
});

const rapidTests = {
  "Grupo Petróleo": ["Lluvia", "Viento", "Nieve"],
  "Grupo Ámbar": ["Arena", "Polvo"],
  "Grupo Hoja": ["Selva"],
  "Grupo Violeta": ["Amatista"],
};

test("the rapid tests stand in four groups, each with its icon, its colour and its cards", async ({
  page,
}) => {
  await visit(page, "/productos/rapidas/test-list");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Pruebas al instante");
  const colours = new Set<string>();
  for (const [name, tests] of Object.entries(rapidTests)) {
    const group = page.getByRole("region", { name, exact: true });
    await expect(group.getByRole("article").getByRole("heading")).toHaveText(tests);
    for (const card of await group.getByRole("article").all()) {
      await expect(card.getByRole("paragraph")).toHaveText(/.{15}/);
    }
    const icon = group.locator("svg").first();
    await expect(icon).toBeVisible();
    colours.add(await icon.evaluate((svg) => getComputedStyle(svg).color));
  }
  expect(colours.size, "colours").toBe(4);
});

test("the rapid tests lead to an adviser", async ({ page }) => {
  await visit(page, "/productos/rapidas/test-list");
  const box = page.getByRole("complementary").filter({ hasText: "Contactar asesor técnico" });
  await box.getByRole("link", { name: "Contactar asesor técnico" }).click();
  await expect(page).toHaveURL(/\/contacto\b/);
});

test("the second address of the rapid tests shows the same page and names the first as canonical", async ({
  page,
}) => {
  await visit(page, "/productos/rapidas/test-list");
  const text = await page.getByRole("main").textContent();
  await visit(page, "/productos/rapidas/al-instante");
  await expect(page.getByRole("main")).toHaveText(text ?? "");
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    "href",
    /\/productos\/rapidas\/test-list$/,
  );
});

const supplies = {
  recipientes: "Recipientes",
  proteccion: "Protección",
  mezclas: "Mezclas",
};

for (const [id, title] of Object.entries(supplies)) {
  test(`${title}: three groups of four or five cards, each with two badges and a quotation`, async ({
    page,
  }) => {
    await visit(page, `/productos/utiles/${id}`);
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1 })).toHaveText(title);
    const groups = main.getByRole("region").filter({ has: page.getByRole("article") });
    await expect(groups).toHaveCount(3);
    for (const group of await groups.all()) {
      await expect(group.locator("svg").first(), "its icon").toBeVisible();
      const cards = await group.getByRole("article").all();
      expect([4, 5]).toContain(cards.length);
      for (const card of cards) {
        const name = (await card.getByRole("heading").textContent()) ?? "";
        const [description, badges] = await card.getByRole("paragraph").all();
        await expect(description ?? card, name).toHaveText(/.{20}/);
        await expect((badges ?? card).locator("> *"), name).toHaveCount(2);
        const quotation = card.getByRole("link", { name: `Solicitar cotización de ${name}` });
        await expect(quotation).toHaveText("Solicitar cotización");
        await expect(quotation).toHaveAttribute("href", /^\/contacto\b/);
      }
    }
    const closing = main.getByRole("region").last().getByRole("link");
    await expect(closing).toHaveAttribute("href", /^\/contacto\b/);
  });
}
