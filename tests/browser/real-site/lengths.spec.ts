/** Maximum page heights in pixels. Only the launch content is tested. */
import { expect, test } from "@playwright/test";
import { isLaunchContent } from "../../support/launch-content.ts";

const limits = {
  "/productos/inmunologia/maglumi-m-series": 4550,
  "/productos/inmunologia": 5250,
  "/productos/inmunologia/maglumi-x8": 5600,
  "/productos/inmunologia/test-list": 6250,
};

test("on a phone, the longest pages of the catalogue are not longer than their limits", async ({ page }) => {
  test.skip(!isLaunchContent);
  await page.setViewportSize({ width: 360, height: 800 });
  for (const [path, limit] of Object.entries(limits)) {
    await page.goto(path);
    const length = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(length, path).toBeLessThanOrEqual(limit);
  }
});
