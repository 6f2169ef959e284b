import { expect, test } from "@playwright/test";
import { paths } from "../../support/addresses.ts";
import { smallTargets } from "../../support/targets.ts";

/** All targets are as high as a finger; a short word such as «HPLC» may be narrower. */
const least = { width: 24, height: 44 };

for (const half of [0, 1]) {
  test(`everything that can be pressed is large enough, part ${half + 1}`, async ({ page }) => {
    test.slow();
    for (const path of paths.filter((_, index) => index % 2 === half)) {
      await page.goto(path);
      for (const width of [360, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await page.evaluate(smallTargets, least), `${path} at ${width} px`).toEqual([]);
      }
    }
  });
}
