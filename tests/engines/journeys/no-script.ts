import { collectFaults } from "../../support/browser/crawl.ts";
import { addresses, categories } from "../support/addresses.ts";
import { expect, test } from "../support/journey.ts";

test.use({ visitor: { scripts: "off" } });

test("without JavaScript, pages show title and text, and hide controls that need scripts", async ({
  tab,
}) => {
  test.slow();
  const faults = await collectFaults(addresses, async (path) => {
    await tab.open(path);
    return tab.run(() => {
      const shown = (css: string) =>
        [...document.querySelectorAll<HTMLElement>(css)].filter((element) => element.checkVisibility());
      return [
        ...(shown("h1").length === 1 ? [] : ["no title"]),
        ...((document.querySelector("main")?.textContent.length ?? 0) > 120 ? [] : ["no text"]),
        ...shown("[data-needs-script], [aria-controls^=menu]").map((element) =>
          element.outerHTML.slice(0, 80),
        ),
        ...(document.documentElement.dataset.routed === undefined ? [] : ["JavaScript runs"]),
      ];
    });
  });
  expect(faults).toEqual([]);
});

test("without JavaScript the product menu opens on hover, and its links work", async ({ tab }) => {
  await tab.open("/soporte");
  await tab.point("header nav a", "Productos");
  const product = "#menu-productos li a";
  const path = await tab.href(product);
  await tab.press(product);
  await tab.at(path);
});

test("without JavaScript the whole menu is open on a phone", async ({ tab }) => {
  await tab.resize(360, 740);
  await tab.open("/");
  const product = "#menu-movil li li li a";
  const path = await tab.href(product);
  await tab.press(product);
  await tab.at(path);
});

test("without JavaScript, the catalogue links to category pages, whose cards link to products", async ({
  tab,
}) => {
  const [path = ""] = categories;
  await tab.open("/productos");
  await tab.press(`nav[aria-label=Categorías] a[href="${path}"]`);
  await tab.at(path);
  const product = await tab.href("main article a");
  await tab.press("main article a");
  await tab.at(product);
  await tab.back();
  await tab.at(path);
});

test("without JavaScript a question opens, and closes the open one if groups are supported", async ({
  tab,
}) => {
  await tab.open("/sobre-nosotros");
  const [, second] = await tab.texts("#faq summary");
  await tab.press("#faq summary", second);
  await tab.see("#faq details[open] summary", second);
  // Chromium 109 does not support groups of details, so the first question stays open too.
  const supportsGroups = await tab.run(() => "name" in HTMLDetailsElement.prototype);
  await tab.count("#faq details[open]", supportsGroups ? 1 : 2);
});

test("without JavaScript the form offers other channels and keeps typed text", async ({ tab }) => {
  await tab.open("/contacto");
  for (const scheme of ["mailto:", "tel:", "https://wa.me/"]) await tab.see(`form a[href^="${scheme}"]`);
  await tab.missing("form button", "Enviar mensaje");
  await tab.fill("form [name=email]", "ana@laboratorio.example");
  await tab.fill("form [name=message]", "Necesito una cotización.");
  await tab.fill("form [name=name]", "Ana");
  await tab.key("Enter");
  await tab.at("/contacto");
  const typed = () =>
    tab.run(() => document.querySelector<HTMLInputElement>("form [name=name]")?.value ?? "");
  await tab.waitUntil("typed text", typed, "Ana");
});
