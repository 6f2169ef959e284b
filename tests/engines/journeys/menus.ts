import { expect, test } from "../support/journey.ts";
import type { Tab } from "../support/tab.ts";

const panel = "#menu-productos";
const toggle = "[aria-controls='menu-productos']";
const openBody = "body.menu-open";

async function expectClosed(tab: Tab, menu: string) {
  await tab.missing(`${menu} a`);
  await tab.missing(openBody);
}

test("hovering Productos opens the product menu, and pressing a product opens its page", async ({ tab }) => {
  await tab.open("/soporte");
  await expectClosed(tab, panel);
  await tab.point("header nav a", "Productos");
  await tab.see(openBody);
  const product = `${panel} li a`;
  const path = await tab.href(product);
  await tab.press(product);
  await tab.at(path);
  await tab.pointAt(700, 880);
  await expectClosed(tab, panel);
});

test("the product menu closes when the pointer leaves it or clicks beside it", async ({ tab }) => {
  await tab.open("/soporte");
  await tab.press(toggle);
  await tab.see(`${panel} a`);
  await tab.pressAt(100, 800);
  await expectClosed(tab, panel);
  await tab.point("header nav a", "Productos");
  await tab.see(`${panel} a`);
  await tab.pointAt(20, 700);
  await expectClosed(tab, panel);
});

test("by keyboard the button opens the product menu, Tab enters it, Escape closes it", async ({ tab }) => {
  await tab.open("/soporte");
  await tab.focus(toggle);
  await tab.key("Enter");
  await tab.see(openBody);
  await tab.key("Tab");
  await tab.focused(`${panel} h2 a`);
  await tab.key("Escape");
  await expectClosed(tab, panel);
  await tab.focused(toggle);
});

test("on a phone the menu opens one section at a time, and closes on the next page", async ({ tab }) => {
  const menu = "#menu-movil";
  await tab.resize(360, 740);
  await tab.open("/");
  await expectClosed(tab, menu);
  await tab.press("button", "Abrir menú");
  await tab.see(`${menu} a`);
  await tab.press(`${menu} button`, "Productos");
  const sections = `${menu} #movil-productos li > button`;
  const [first = "", second = ""] = await tab.texts(sections);
  await tab.press(sections, first);
  await tab.count(`${sections}[aria-expanded=true]`, 1, first);
  await tab.press(sections, second);
  await tab.count(`${sections}[aria-expanded=true]`, 1);
  const product = `${sections}[aria-expanded=true] + div a`;
  const path = await tab.href(product);
  await tab.press(product);
  await tab.at(path);
  await expectClosed(tab, menu);
});

test("on a phone the menu takes at most 80 % of the height, and a tap beside it closes it", async ({
  tab,
}) => {
  const menu = "#menu-movil";
  await tab.resize(360, 740);
  await tab.open("/");
  await tab.press("button", "Abrir menú");
  await tab.press(`${menu} button`, "Productos");
  await tab.press(`${menu} #movil-productos li > button`);
  expect((await tab.one(menu)).box.height).toBeLessThanOrEqual(0.8 * 740 + 1);
  await tab.pressAt(180, 720);
  await expectClosed(tab, menu);
});
