/**
 * From each thing that a visitor presses or types until the next frame shows it, in a browser slowed down four times:
 * `npm run bench:interactions` over the site as it is built. The browser's own event timing, in steps of 8 ms.
 */
import { chromium, type Page } from "@playwright/test";
import { localServer } from "../tools/hosts/local-server.ts";
import { build } from "../tools/paths.ts";
import { median } from "./report.ts";

const slowdown = 4;
const rounds = 5;
const goal = 100;
const port = 4440;

type Interaction = {
  name: string;
  path: string;
  phone?: boolean;
  /** What must be there before, such as code that loads on intent. */
  prepare?: (page: Page) => Promise<unknown>;
  act: (page: Page) => Promise<unknown>;
};

const category = "/productos/inmunologia";
const interactions: Interaction[] = [
  {
    name: "open the product menu",
    path: "/",
    act: (page) => page.locator("header").getByRole("button", { name: "Abrir el menú de productos" }).click(),
  },
  {
    name: "open the phone's menu",
    path: "/",
    phone: true,
    act: (page) => page.getByRole("button", { name: "Abrir menú" }).click(),
  },
  {
    name: "a key in the search",
    path: "/buscar",
    prepare: async (page) => {
      await page.locator("main input[type=search]").pressSequentially("maglum");
      await page.locator("main article, main li").first().waitFor();
    },
    act: (page) => page.keyboard.press("i"),
  },
  {
    name: "a filter",
    path: category,
    act: (page) => page.getByRole("region", { name: "Filtros" }).getByRole("checkbox").first().click(),
  },
  {
    name: "compare",
    path: category,
    act: (page) =>
      page
        .getByRole("main")
        .getByRole("checkbox", { name: /omparar/ })
        .first()
        .click(),
  },
  {
    name: "add to the list",
    path: category,
    act: (page) =>
      page
        .getByRole("main")
        .getByRole("button", { name: /Añadir/ })
        .first()
        .click(),
  },
  {
    name: "a question of the accordion",
    path: "/soporte",
    act: (page) =>
      page.locator("main details:not([open]) summary, main button[aria-expanded=false]").first().click(),
  },
  {
    name: "the theme",
    path: "/",
    act: (page) => page.getByRole("contentinfo").getByText("Oscuro").click(),
  },
  {
    name: "the slider of the workload",
    path: "/elegir",
    prepare: (page) => page.getByRole("slider").first().focus(),
    act: (page) => page.keyboard.press("ArrowRight"),
  },
];

const server = localServer(build).listen(port);
const browser = await chromium.launch({
  executablePath: "/usr/bin/chromium-headless-shell",
  args: ["--no-sandbox"],
});
const rows: string[] = [];
let slowest = 0;
for (const interaction of interactions) {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) times.push(await timeOf(interaction));
  slowest = Math.max(slowest, median(times));
  rows.push(`| ${interaction.name} | ${median(times)} | ${times.join(", ")} |`);
}
await browser.close();
server.close();
console.log(["| interaction | median ms | all |", "| --- | --- | --- |", ...rows].join("\n"));
if (slowest > goal) {
  console.error(`One takes ${slowest} ms; the goal is ${goal} ms.`);
  process.exitCode = 1;
}

async function timeOf({ path, phone, prepare, act }: Interaction): Promise<number> {
  const viewport = phone ? { width: 412, height: 823 } : { width: 1440, height: 900 };
  const page = await browser.newPage({ viewport });
  await page.goto(`http://localhost:${port}${path}`);
  await page.evaluate(() => dispatchEvent(new Event("focusin")));
  await page.waitForSelector("html[data-routed]", { state: "attached" });
  await prepare?.(page);
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  // Work that the page had put off is not part of what is measured.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  const longest = page.evaluate(longestEvent);
  await act(page);
  const time = await longest;
  await page.close();
  return time;
}

/** Runs in the page: the longest of the events of the next press or key, from its start to the frame after it. */
function longestEvent(): Promise<number> {
  return new Promise((resolve) => {
    let most = 0;
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ("interactionId" in entry && entry.interactionId) most = Math.max(most, entry.duration);
      }
      if (most > 0) requestIdleCallback(() => resolve(most), { timeout: 1000 });
    });
    observer.observe({ type: "event", durationThreshold: 16, buffered: false } as PerformanceObserverInit);
    // Below 16 ms the browser reports nothing: that is quick enough.
    setTimeout(() => resolve(most), 3000);
  });
}
