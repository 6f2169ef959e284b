import { sampledAddresses } from "../../support/addresses.ts";
import { collectFaults } from "../../support/browser/crawl.ts";
import { expect, test } from "./journey.ts";
import type { Tab } from "./tab.ts";

const paths = sampledAddresses.map(({ path }) => path);
/** Three tests share the addresses. More tests would be slower, because each test starts a browser. */
const parts = [0, 1, 2].map((part) => paths.filter((_, index) => index % 3 === part));

/** The theme must be set before the browser starts, so each theme has its own file. */
export function everyAddress(theme: "light" | "dark") {
  test.use({ visitor: { theme } });
  for (const [index, part] of parts.entries()) {
    test(`in the ${theme} theme, pages load completely and fit a phone (part ${index + 1})`, async ({
      tab,
      watched,
    }) => {
      test.slow();
      const faults = await collectFaults(part, async (path) => {
        await tab.resize(1440, 900);
        await tab.open(path);
        return [...(await examine(tab, theme)), ...watched.takeErrors()];
      });
      expect(faults).toEqual([]);
    });
  }
}

async function examine(tab: Tab, theme: "light" | "dark"): Promise<string[]> {
  await tab.run(() => {
    for (const picture of document.images) picture.loading = "eager";
  });
  await tab.waitUntil("files that are still loading", () => tab.run(loadingFiles), []);
  const wideFaults = await tab.run(findFaults, theme);
  await tab.resize(360, 740);
  await tab.waitUntil("width", () => tab.run(() => innerWidth), 360);
  // Drawings animate when the window gets narrower, so the test waits until they stop.
  await tab.waitUntil("running transitions", () => tab.run(countTransitions), 0);
  return [...wideFaults, ...(await tab.run(excessWidth))];
}

function loadingFiles(): string[] {
  const pictures = [...document.images].filter((picture) => !picture.complete);
  // `document.fonts.status` is "loaded" before any font starts to load, so loaded families are counted too.
  const done = [...document.fonts].filter(({ status }) => status === "loaded" || status === "error");
  const families = new Set(done.map(({ family }) => family).filter((family) => !family.includes("Fallback")));
  return [
    ...pictures.map((picture) => picture.src),
    ...(document.fonts.status === "loaded" && families.size > 1 ? [] : ["fonts"]),
  ];
}

function countTransitions(): number {
  return document.getAnimations().filter((animation) => animation instanceof CSSTransition).length;
}

function findFaults(theme: string): string[] {
  const broken = [...document.images].filter((picture) => picture.naturalWidth === 0);
  // Fallback families use fonts of the device, which may not exist.
  const faces = [...document.fonts].filter(({ family }) => !family.includes("Fallback"));
  const [red = 0] =
    getComputedStyle(document.documentElement).backgroundColor.match(/\d+/g)?.map(Number) ?? [];
  return [
    ...broken.map((picture) => `no picture ${picture.currentSrc}`),
    ...faces.filter(({ status }) => status === "error").map(({ family }) => `no font ${family}`),
    ...(document.querySelectorAll("h1").length === 1 ? [] : ["not exactly one h1"]),
    ...(red > 127 === (theme === "light") ? [] : [`the background is not ${theme}`]),
  ];
}

function excessWidth(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const wide = [...document.querySelectorAll("body *")].filter(
    (element) => element.getBoundingClientRect().right > clientWidth + 1,
  );
  return [`${scrollWidth - clientWidth} px too wide: ${wide[0]?.outerHTML.slice(0, 100)}`];
}
