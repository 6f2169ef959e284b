import { collectFaults } from "../../support/browser/walks.ts";
import { addresses } from "../support/addresses.ts";
import { expect, test } from "../support/journey.ts";

test.use({ visitor: { motion: "reduced" } });

test("where less motion is wanted nothing moves by style and nothing is hidden until it is scrolled to", async ({
  tab,
}) => {
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

test("where less motion is wanted the carousels stand still, have no pause button, and still follow the visitor", async ({
  tab,
}) => {
  const ticks = "[role=group][aria-label='Elegir marca'] button";
  await tab.open("/marcas");
  await tab.missing("main button", "Pausar");
  const names = await tab.texts(ticks);
  await tab.press("main button", "Siguiente");
  await tab.see(`${ticks}[aria-current=true]`, names[1]);
});
