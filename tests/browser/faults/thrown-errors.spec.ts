import type { Page } from "@playwright/test";
import { countDocuments } from "../../support/browser/faults.ts";
import { expect, hydrated, test, visit } from "../../support/browser/page.ts";
import {
  breakData,
  breakNow,
  breakScript,
  deliveredTitles,
  isSameDocument,
  markDocument,
  message,
  prepareFaults,
  shownTitles,
} from "../../support/browser/thrown-faults.ts";

const breakHeader = (page: Page) =>
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the browser evaluates it as part of a template
  breakScript(page, "**/assets/frame-*.js", ", ir al inicio", "${throwFault()}, ir al inicio");

type Fault = {
  where: string;
  path: string;
  prepare: (page: Page) => Promise<unknown>;
  /** Makes the broken component render again and throw. Without `later`, it throws when the page starts. */
  later?: (page: Page) => Promise<unknown>;
  /** True if header, menu and router keep working. Otherwise the page works as without JavaScript. */
  layoutSurvives: boolean;
};

const counterLabel = ["page", "counters", "0", "label"];

const faults: Fault[] = [
  {
    where: "the home page",
    path: "/",
    prepare: (page) => breakData(page, ["page", "counters"]),
    layoutSurvives: true,
  },
  {
    where: "a part of a page",
    path: "/",
    prepare: (page) => breakData(page, counterLabel),
    layoutSurvives: true,
  },
  {
    where: "a part of a page when it renders again",
    path: "/productos/con-alias/test-list",
    prepare: (page) => breakData(page, ["groups", "0", "name"]),
    later: (page) => page.getByRole("textbox", { name: "Buscar una prueba en este panel" }).fill("a"),
    layoutSurvives: true,
  },
  { where: "the header", path: "/", prepare: breakHeader, layoutSurvives: false },
  {
    where: "the header when it renders again",
    path: "/",
    prepare: breakHeader,
    later: (page) => page.mouse.wheel(0, 400),
    layoutSurvives: false,
  },
  {
    where: "entry.client.tsx",
    path: "/",
    prepare: (page) => breakScript(page, "**/assets/entry.client-*.js", "import", "throwFault();import"),
    layoutSurvives: false,
  },
  {
    where: "the router",
    path: "/",
    prepare: (page) =>
      page.addInitScript(() => {
        history.replaceState = () => void window.throwFault();
      }),
    layoutSurvives: false,
  },
];

for (const { where, path, prepare, later, layoutSurvives } of faults) {
  test(`after an error in ${where}, the prerendered page and its links work`, async ({
    page,
    pageErrors,
  }) => {
    await prepareFaults(page, { fromStart: !later });
    await prepare(page);
    const titles = await deliveredTitles(page, path);
    await page.goto(path);
    if (later) {
      await hydrated(page);
      await breakNow(page);
      await later(page);
    } else await page.evaluate(() => dispatchEvent(new Event("focusin")));

    await expect.poll(() => pageErrors.join()).toContain(message);
    if (layoutSurvives) await hydrated(page);
    else await expect(page.locator("head link[href*='no-script']")).toBeAttached();
    expect(await shownTitles(page)).toEqual(titles);
    await expect(page.getByRole("alert")).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

    await markDocument(page);
    await page.getByRole("contentinfo").getByRole("link", { name: "Clientes" }).click();
    await expect(page).toHaveURL("/clientes");
    await expect.poll(() => shownTitles(page)).toEqual(await deliveredTitles(page, "/clientes"));
    expect(await isSameDocument(page)).toBe(layoutSurvives);
    await page.unrouteAll({ behavior: "ignoreErrors" });
    pageErrors.length = 0;
  });
}

test("when one part of a page throws, its other parts work", async ({ page, pageErrors }) => {
  await prepareFaults(page, { fromStart: true });
  await breakData(page, ["figures", "0", "label"]);
  await visit(page, "/productos/abc/columna-media");
  await expect.poll(() => pageErrors.join()).toContain(message);
  await expect(page.getByText("por resultado", { exact: true }).first()).toBeVisible();
  await page.getByRole("checkbox", { name: "Comparar" }).first().check();
  await expect(page.getByRole("link", { name: "Comparación: 1" })).toBeVisible();
  pageErrors.length = 0;
});

for (const [where, prepare] of [
  ["the form's block", (page: Page) => breakData(page, ["page", "consent"])],
  ["the header", breakHeader],
] as const) {
  test(`after an error in ${where}, the form keeps its text, and WhatsApp and e-mail work`, async ({
    page,
    pageErrors,
  }) => {
    await prepareFaults(page, { fromStart: true });
    await prepare(page);
    await page.goto("/contacto", { waitUntil: "commit" });
    const form = page.getByRole("form", { name: "Formulario de contacto" });
    await form.getByRole("textbox", { name: "Nombre completo *" }).fill("Ana Vera");
    await expect.poll(() => pageErrors.join()).toContain(message);
    await expect(form.locator('a[href^="mailto:"]:visible')).toBeVisible();
    await expect(form.locator('a[href^="https://wa.me/"]:visible')).toBeVisible();
    await expect(form.getByRole("button", { name: "Enviar mensaje" })).toBeHidden();
    await expect(form.getByRole("textbox", { name: "Nombre completo *" })).toHaveValue("Ana Vera");
    pageErrors.length = 0;
  });
}

test("if a page throws when a link opens it, the browser loads the page's HTML once", async ({
  page,
  pageErrors,
}) => {
  await visit(page, "/marcas");
  await page.route("**/soporte.json", async (route) => {
    const response = await route.fetch();
    const { build, data } = await response.json();
    await route.fulfill({ response, json: { build, data: { ...data, page: { seo: data.page.seo } } } });
  });
  const documents = countDocuments(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Soporte" }).first().click();
  await expect.poll(documents).toBe(1);
  await expect(page).toHaveURL("/soporte");
  await hydrated(page);
  expect(await shownTitles(page)).toEqual(await deliveredTitles(page, "/soporte"));
  pageErrors.length = 0;
});

test("when the router throws after the start, the browser follows the link", async ({ page, pageErrors }) => {
  await prepareFaults(page, { fromStart: false });
  await visit(page, "/marcas");
  await page.evaluate(() => {
    history.pushState = () => void window.throwFault();
  });
  await breakNow(page);
  await markDocument(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Clientes" }).click();
  await expect(page).toHaveURL("/clientes");
  await expect.poll(() => isSameDocument(page)).toBe(false);
  pageErrors.length = 0;
});

test("React replaces HTML that an extension or a translator has changed, and the page works", async ({
  page,
  pageErrors,
}) => {
  await page.route("/contacto", async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replaceAll(/<h(1|2)\b([^>]*)>([^<]+)/g, "<h$1$2><font>Changed: $3</font>");
    expect(body).not.toBe(html);
    await route.fulfill({ response, body });
  });
  const titles = await deliveredTitles(page, "/contacto");
  await visit(page, "/contacto");
  await expect.poll(() => shownTitles(page)).toEqual(titles);
  await expect(page.locator("html")).toHaveAttribute("data-build");
  await markDocument(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Clientes" }).click();
  await expect.poll(() => shownTitles(page)).toEqual(await deliveredTitles(page, "/clientes"));
  expect(await isSameDocument(page)).toBe(true);
  pageErrors.length = 0;
});

for (const missing of [
  "localStorage",
  "sessionStorage",
  "matchMedia",
  "IntersectionObserver",
  "structuredClone",
  "crypto.randomUUID",
]) {
  test.describe("without reduced motion", () => {
    test.use({ reducedMotion: "no-preference" });

    test(`pages hydrate in a browser without ${missing}`, async ({ page, pageErrors }) => {
      await page.addInitScript((name) => {
        const [last = "", owner] = name.split(".").reverse();
        Object.defineProperty(owner === "crypto" ? Crypto.prototype : window, last, { value: undefined });
      }, missing);
      for (const path of ["/", "/marcas", "/productos/abc", "/productos/abc/columna-media", "/contacto"]) {
        await visit(page, path);
        expect(await shownTitles(page), path).toEqual(await deliveredTitles(page, path));
      }
      await page.getByRole("link", { name: "Buscar" }).first().click();
      await expect(page.getByRole("dialog")).toBeVisible();
      // Without matchMedia or IntersectionObserver the carousel library throws, and a carousel only scrolls.
      if (/matchMedia|Intersection/.test(missing)) pageErrors.length = 0;
    });
  });
}
