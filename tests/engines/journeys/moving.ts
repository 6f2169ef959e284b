import { categories, entries, openFirstWith } from "../support/addresses.ts";
import { expect, test } from "../support/journey.ts";
import type { Tab } from "../support/tab.ts";

const top = (tab: Tab) => tab.run(() => Math.round(scrollY));

async function scroll(tab: Tab, y: number) {
  await tab.run((to) => scrollTo({ top: to, behavior: "instant" }), y);
  await tab.waitUntil("scroll position", () => top(tab), y);
}

const inView = (tab: Tab, selector: string) =>
  tab.run((css) => {
    const box = document.querySelector(css)?.getBoundingClientRect();
    return box !== undefined && box.top < innerHeight && box.bottom > 0;
  }, selector);

test("every link of the bar opens its page, announces its title and focuses the content", async ({ tab }) => {
  await tab.open("/privacidad");
  for (const { text, href } of await tab.all("header nav > ul > li > a, header nav > ul > li > div > a")) {
    await tab.press("header nav a", text);
    await tab.at(new URL(href).pathname);
    await tab.focused("main");
    await tab.see("header nav a[aria-current=page]", text);
    const title = await tab.run(() => document.title);
    await tab.waitUntil("announced title", async () => (await tab.texts("[role=status]", title)).length, 1);
  }
});

test("a page change starts at the top; Back and Forward restore the position", async ({ tab }) => {
  await tab.open("/soporte");
  await scroll(tab, 700);
  await tab.press("header nav a", "Marcas");
  await tab.at("/marcas");
  await tab.waitUntil("scroll position", () => top(tab), 0);
  await scroll(tab, 300);
  await tab.back();
  await tab.at("/soporte");
  await tab.waitUntil("scroll position", () => top(tab), 700);
  await tab.forward();
  await tab.at("/marcas");
  await tab.waitUntil("scroll position", () => top(tab), 300);
});

test("a link between categories keeps the scroll position; a product starts at its breadcrumb", async ({
  tab,
}) => {
  const [first = "", second = ""] = categories;
  await tab.open(first);
  await scroll(tab, 160);
  await tab.press(`nav[aria-label=Categorías] a[href="${second}"]`);
  await tab.at(second);
  await tab.see(`nav[aria-label=Categorías] a[href="${second}"][aria-current=page]`);
  expect(await top(tab)).toBe(160);
  const card = "main article a";
  const path = await tab.href(card);
  await tab.press(card);
  await tab.at(path);
  const bar = await tab.one("header");
  await tab.waitUntil(
    "distance of the breadcrumb from the bar",
    async () => Math.round((await tab.one("nav[aria-label='Ruta de navegación']")).box.top - bar.box.height),
    0,
  );
});

test("Back restores the scroll position after the browser loaded another document", async ({ tab }) => {
  await tab.open("/soporte");
  await scroll(tab, 700);
  await tab.open("/marcas");
  await tab.back();
  await tab.at("/soporte");
  await tab.waitUntil("scroll position", () => top(tab), 700);
});

test("an address with a fragment scrolls to its target", async ({ tab }) => {
  await tab.open("/sobre-nosotros#faq");
  await tab.waitUntil("the target is in view", () => inView(tab, "#faq h2"), true);
});

test("a link with a fragment scrolls to its target; after Back, Forward scrolls there again", async ({
  tab,
}) => {
  const link = "main a[href$='#form']";
  const path = await openFirstWith(tab, entries, link);
  await tab.press(link);
  await tab.at(/^\/contacto.*#form$/);
  await tab.waitUntil("the form is in view", () => inView(tab, "#form"), true);
  await tab.back();
  await tab.at(path);
  await tab.forward();
  await tab.at(/^\/contacto.*#form$/);
  await tab.waitUntil("the form is in view", () => inView(tab, "#form"), true);
});

test("the first Tab reaches the skip link, and the skip link moves to the content", async ({ tab }) => {
  await tab.open("/soporte");
  await tab.key("Tab");
  await tab.focused("a", "Saltar al contenido");
  await tab.waitUntil("the link is in view", () => inView(tab, "a[href='#contenido']"), true);
  await tab.key("Enter");
  await tab.focused("main");
});

test("one question is open at a time, by mouse and by keyboard, and all may be closed", async ({ tab }) => {
  await tab.open("/sobre-nosotros#faq");
  const open = () =>
    tab.run(() => [...document.querySelectorAll("#faq details")].map((item) => item.hasAttribute("open")));
  const only = (place: number) => questions.map((_, index) => index === place);
  const questions = await tab.texts("#faq summary");
  await tab.waitUntil("open questions", open, only(0));
  await tab.press("#faq summary", questions[2]);
  await tab.waitUntil("open questions", open, only(2));
  await tab.focus("#faq summary", questions[1]);
  await tab.key("Enter");
  await tab.waitUntil("open questions", open, only(1));
  await tab.press("#faq summary", questions[1]);
  await tab.waitUntil("open questions", open, only(-1));
});
