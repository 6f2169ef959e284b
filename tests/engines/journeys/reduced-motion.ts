import { collectFaults } from "../../support/browser/crawl.ts";
import { addresses } from "../support/addresses.ts";
import { expect, test } from "../support/journey.ts";

test.use({ visitor: { motion: "reduced" } });

const loadingSheets = () =>
  [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")].filter(({ sheet }) => !sheet)
    .length;

test("with reduced motion, nothing moves, and headings below the view are visible", async ({ tab }) => {
  test.slow();
  const faults = await collectFaults(addresses, async (path) => {
    await tab.open(path);
    // Lazy parts load their styles after the page.
    await tab.waitUntil("stylesheets that are loading", () => tab.run(loadingSheets), 0);
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
