import { test } from "../support/journey.ts";
import type { Tab } from "../support/tab.ts";

const showcase = "section[aria-labelledby=importacion-directa]";
const row = "section[aria-labelledby=todas-las-marcas]";
const ticks = `${showcase} [role=group][aria-label='Elegir marca'] button`;

const current = async (tab: Tab) => (await tab.one(`${ticks}[aria-current=true]`)).text;

async function expectCurrent(tab: Tab, name = "") {
  await tab.waitUntil("the brand that is shown", () => current(tab), name);
}

const leadingBrand = (tab: Tab): Promise<string> =>
  tab.run((css) => {
    const edge = document.querySelector(`${css} h2`)?.getBoundingClientRect().left ?? 0;
    const distance = (slide: Element) => Math.abs(slide.getBoundingClientRect().left - edge);
    const slides = [...document.querySelectorAll(`${css} [aria-roledescription=diapositiva]`)];
    // Old browsers have no toSorted.
    const [first] = slides.sort((one, other) => distance(one) - distance(other));
    return first?.querySelector("h3")?.textContent ?? "";
  }, row);

/** Moves pointer and focus away from the carousels, so that the carousels advance. */
async function leave(tab: Tab) {
  await tab.pointAt(1, 1);
  await tab.run(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
}

test("the large carousel advances by itself, and Pausar stops it", async ({ tab }) => {
  await tab.open("/marcas");
  const names = await tab.texts(ticks);
  await leave(tab);
  await expectCurrent(tab, names[1]);
  await tab.press(`${showcase} button`, "Pausar");
  await tab.see(`${showcase} button`, "Reanudar");
});

test("ticks, buttons and arrow keys move the large carousel; a button is disabled at each end", async ({
  tab,
}) => {
  await tab.open("/marcas");
  await tab.press(`${showcase} button`, "Pausar");
  const names = await tab.texts(ticks);
  const last = names.at(-1);
  await tab.press(ticks, names[0]);
  await expectCurrent(tab, names[0]);
  await tab.see(`${showcase} button[aria-disabled=true]`, "Anterior");
  await tab.press(`${showcase} button`, "Siguiente");
  await expectCurrent(tab, names[1]);
  await tab.press(ticks, last);
  await expectCurrent(tab, last);
  await tab.see(`${showcase} button[aria-disabled=true]`, "Siguiente");
  await tab.focus(showcase);
  await tab.key("ArrowLeft");
  await expectCurrent(tab, names.at(-2));
});

test("a drag moves the large slides and does not follow the link", async ({ tab }) => {
  await tab.open("/marcas");
  await tab.press(`${showcase} button`, "Pausar");
  const names = await tab.texts(ticks);
  await tab.press(ticks, names[0]);
  await expectCurrent(tab, names[0]);
  await tab.drag(`${showcase} article h3`, names[1] ?? "", -400);
  await expectCurrent(tab, names[1]);
  await tab.at("/marcas");
});

test("the row of all brands advances by itself, loops, and follows arrow keys and the mouse", async ({
  tab,
}) => {
  await tab.open("/marcas");
  const names = await tab.texts(`${row} h3`);
  await tab.run((css) => document.querySelector(css)?.scrollIntoView({ behavior: "instant" }), row);
  await leave(tab);
  const start = await leadingBrand(tab);
  await tab.waitUntil("the row has moved", async () => (await leadingBrand(tab)) !== start, true);

  await tab.press(`${row} button`, "Pausar");
  await tab.see(`${row} button`, "Reanudar");
  const slides = `${row} [aria-roledescription=diapositiva]`;
  const place = async () => (await tab.all(slides)).map(({ box }) => Math.round(box.left)).join();
  let before = "";
  const hasStopped = async () => {
    const now = await place();
    const same = now === before;
    before = now;
    return same;
  };
  await tab.waitUntil("the row has stopped", hasStopped, true);
  const name = await leadingBrand(tab);
  const next = names[(names.indexOf(name) + 1) % names.length] ?? "";
  await tab.focus(row);
  await tab.key("ArrowRight");
  await tab.waitUntil("the leading brand", () => leadingBrand(tab), next);
  await tab.key("ArrowLeft");
  await tab.waitUntil("the leading brand", () => leadingBrand(tab), name);
  await tab.waitUntil("the row has stopped", hasStopped, true);
  const middle = (await tab.all(slides)).find(({ x }) => x > 500 && x < 1000);
  const label = middle?.text.slice(0, 8) ?? "";
  await tab.drag(slides, label, -180);
  await tab.waitUntil("the drag has moved the row", async () => (await place()) !== before, true);
});
