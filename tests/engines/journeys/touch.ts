import { test } from "../support/journey.ts";

test.skip(({ engine }) => engine === "webkit", "WebKitWebDriver turns touches into mouse events");

test("a tap on Productos opens the product menu, and a tap on a product opens its page", async ({ tab }) => {
  await tab.open("/soporte");
  await tab.tap("header nav a", "Productos");
  const product = "#menu-productos li a";
  const path = await tab.href(product);
  await tab.at("/soporte");
  await tab.tap(product);
  await tab.at(path);
});

test("taps open the phone's menu and follow its links", async ({ tab }) => {
  await tab.resize(360, 740);
  await tab.open("/");
  await tab.tap("button", "Abrir menú");
  await tab.tap("#menu-movil button", "Productos");
  await tab.tap("#movil-productos li > button");
  const product = "#movil-productos li > button[aria-expanded=true] + div a";
  const path = await tab.href(product);
  await tab.tap(product);
  await tab.at(path);
});

test("a swipe moves the large slides of the brands", async ({ tab }) => {
  const carousel = "section[aria-labelledby=importacion-directa]";
  const ticks = `${carousel} [aria-label='Elegir marca'] button`;
  await tab.resize(390, 844);
  await tab.open("/marcas");
  await tab.tap(`${carousel} button`, "Pausar");
  const [first = "", second = ""] = await tab.texts(ticks);
  await tab.tap(ticks, first);
  await tab.see(`${ticks}[aria-current=true]`, first);
  await tab.drag(`${carousel} article`, first, -170, "touch");
  await tab.see(`${ticks}[aria-current=true]`, second);
});
