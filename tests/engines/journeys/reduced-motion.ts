import { collectFaults } from "../../support/browser/crawl.ts";
import { addresses } from "../support/addresses.ts";
import { expect, test } from "../support/journey.ts";

test.use({ visitor: { motion: "reduced" } });

test("with reduced motion no style moves anything or hides it until it is scrolled to", async ({ tab }) => {
  test.slow();
  const faults = await collectFaults(addresses, async (path) => {
    await tab.open(path);
    return tab.run(() => {
      const moving = [...document.querySelectorAll("*")].filter((element) =>
        ["", "::before", "::after"].some((part) => {
          const { transitionDuration, animationName } = getComputedStyle(element, part);
          return Number.parseFloat(transitionDuration) > 0 || animationName !== "none";
        }),
      );
      const hidden = [...document.querySelectorAll("main h2")].filter(
        (element) => !element.checkVisibility({ checkOpacity: true }),
      );
      return [...moving, ...hidden].map((element) => element.outerHTML.slice(0, 80));
    });
  });
  expect(faults).toEqual([]);
});

test("with reduced motion carousels move only on request and have no pause button", async ({ tab }) => {
  const ticks = "[role=group][aria-label='Elegir marca'] button";
  await tab.open("/marcas");
  await tab.missing("main button", "Pausar");
  const names = await tab.texts(ticks);
  await tab.press("main button", "Siguiente");
  await tab.see(`${ticks}[aria-current=true]`, names[1]);
});
