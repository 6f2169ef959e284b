/**
 * Measures the time from a click or key to the next frame of the built site, at a fourth of the processor's
 * speed: `npm run bench:interactions`. The browser reports these times in steps of 8 ms. As a person would,
 * the mouse hovers first and then holds the button for a moment.
 */
import { chromium, type Locator, type Page } from "@playwright/test";
import { chromiumOptions } from "../tools/chromium.ts";
import { localServer } from "../tools/hosts/local-server.ts";
import { build } from "../tools/paths.ts";
import { pages, productName } from "./pages.ts";
import { markdownTable, record } from "./record.ts";
import { median } from "./report.ts";

const slowdown = 4;
const rounds = 5;
const goal = 100;
const port = 4440;
/** In milliseconds. */
const pressTime = 80;
/** Only interactions whose names contain this text are measured. */
const nameFilter = process.argv.slice(2).join(" ");

type Interaction = {
  name: string;
  path: string;
  phone?: boolean;
  /** Runs before the measurement, for example to load code that otherwise loads on hover. */
  prepare?: (page: Page) => Promise<unknown>;
  act: (page: Page) => Promise<unknown>;
};

/** Milliseconds until the next frame, and from the click or key to the last change of the page. */
type Times = { answered: number; drawn: number };

const { category } = pages;
const typed = productName.toLowerCase().slice(0, 5);
const nextKey = productName.toLowerCase().charAt(5);
const interactions: Interaction[] = [
  {
    // Uses the keyboard, because a resting mouse would open the menu before the press.
    name: "open the product menu",
    path: "/",
    prepare: (page) =>
      page.locator("header").getByRole("button", { name: "Abrir el menú de productos" }).focus(),
    act: (page) => page.keyboard.press("Enter"),
  },
  {
    name: "open the phone's menu",
    path: "/",
    phone: true,
    act: (page) => press(page.getByRole("button", { name: "Abrir menú" })),
  },
  {
    name: "a key in the search over a page",
    path: "/",
    prepare: async (page) => {
      await page.getByRole("banner").getByRole("link", { name: "Buscar" }).click();
      await page.getByRole("combobox").pressSequentially(typed);
      await page.getByRole("option").first().waitFor();
    },
    act: (page) => page.keyboard.press(nextKey),
  },
  {
    name: "a key on the search's page",
    path: "/buscar",
    prepare: async (page) => {
      await page.locator("main input[type=search]").pressSequentially(typed);
      await page.locator("main article, main li").first().waitFor();
    },
    act: (page) => page.keyboard.press(nextKey),
  },
  {
    name: "a filter",
    path: category,
    act: (page) => press(page.getByRole("region", { name: "Filtros" }).getByRole("checkbox").first()),
  },
  {
    name: "a key in the directory of tests",
    path: "/pruebas",
    prepare: (page) => page.getByRole("textbox", { name: "Buscar una prueba" }).first().focus(),
    act: (page) => page.keyboard.press("t"),
  },
  {
    name: "the next key in the directory of tests",
    path: "/pruebas",
    prepare: (page) =>
      page.getByRole("textbox", { name: "Buscar una prueba" }).first().pressSequentially("ts"),
    act: (page) => page.keyboard.press("h"),
  },
  {
    name: "an area of the directory of tests",
    path: "/pruebas",
    act: (page) => press(page.getByRole("checkbox", { name: /^Inmunología/ }).first()),
  },
  {
    name: "a tube of the directory of tests",
    path: "/pruebas",
    act: (page) => press(page.getByRole("checkbox", { name: /tapa lila/ }).first()),
  },
  {
    name: "compare",
    path: category,
    act: (page) =>
      press(
        page
          .getByRole("main")
          .getByRole("checkbox", { name: /omparar/ })
          .first(),
      ),
  },
  {
    name: "add to the list",
    path: category,
    act: (page) =>
      press(
        page
          .getByRole("main")
          .getByRole("button", { name: /Añadir/ })
          .first(),
      ),
  },
  {
    name: "a question of the accordion",
    path: "/soporte",
    act: (page) =>
      press(page.locator("main details:not([open]) summary, main button[aria-expanded=false]").first()),
  },
  {
    name: "the theme",
    path: "/",
    act: (page) => press(page.getByRole("contentinfo").getByText("Oscuro")),
  },
  {
    name: "the slider of the workload",
    path: "/elegir",
    prepare: (page) => page.getByRole("slider").first().focus(),
    act: (page) => page.keyboard.press("ArrowRight"),
  },
];

const server = localServer(build).listen(port);
const browser = await chromium.launch(chromiumOptions);
const rows: (string | number)[][] = [["interaction", "answered", "all", "drawn"]];
let slowest = 0;
for (const interaction of interactions.filter(({ name }) => name.includes(nameFilter))) {
  const times: Times[] = [];
  for (let round = 0; round < rounds; round += 1) times.push(await timesOf(interaction));
  const answered = times.map((time) => time.answered);
  slowest = Math.max(slowest, median(answered));
  const drawn = median(times.map((time) => time.drawn));
  rows.push([interaction.name, median(answered), answered.join(", "), drawn]);
}
await browser.close();
server.close();
record(
  "interactions",
  `Milliseconds until the next frame (median, each round), and until the last change of the page (median).

${markdownTable(rows)}`,
);
if (slowest > goal) {
  console.error(`The slowest interaction takes ${slowest} ms; the goal is ${goal} ms.`);
  process.exitCode = 1;
}

async function timesOf({ path, phone, prepare, act }: Interaction): Promise<Times> {
  const viewport = phone ? { width: 412, height: 823 } : { width: 1440, height: 900 };
  const page = await browser.newPage({ viewport });
  await page.goto(`http://localhost:${port}${path}`);
  await page.evaluate(() => dispatchEvent(new Event("focusin")));
  await page.waitForSelector("html[data-routed]", { state: "attached" });
  await prepare?.(page);
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  // Waits until the page has finished deferred work.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await page.evaluate(startWatching);
  await act(page);
  const times = await page.evaluate(watchedTimes);
  await page.close();
  return times;
}

async function press(target: Locator) {
  await target.hover();
  await target.page().evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await target.click({ delay: pressTime });
}

/** Runs in the page, before the press. */
function startWatching() {
  window.seen = { start: Number.POSITIVE_INFINITY, answered: 0, drawn: 0 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!("interactionId" in entry && entry.interactionId)) continue;
      // `drawn` counts from the click or the key, not from earlier pointer events.
      if (entry.name === "click" || entry.name === "keydown") window.seen.start = entry.startTime;
      window.seen.answered = Math.max(window.seen.answered, entry.duration);
    }
  }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
  new MutationObserver(() => {
    window.seen.drawn = performance.now();
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
}

/** Runs in the page until nothing changes. Times below 16 ms count as 0: the browser does not report them. */
async function watchedTimes(): Promise<Times> {
  for (let quiet = 0, last = 0; quiet < 5; last = window.seen.drawn) {
    await new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve)));
    quiet = window.seen.drawn === last ? quiet + 1 : 0;
  }
  const { start, answered, drawn } = window.seen;
  return { answered, drawn: Math.max(0, Math.round(drawn - start)) };
}

declare global {
  interface Window {
    seen: Times & { start: number };
  }
}
