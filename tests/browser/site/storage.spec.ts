import { kept, nothing } from "../../support/browser/kept.ts";
import { expect, test, visit } from "../../support/browser/page.ts";

test("the site keeps nothing before the visitor chooses something, and then no more than that", {
  tag: "@full",
}, async ({ page }) => {
  await visit(page, "/productos/abc");
  expect(await kept(page)).toEqual(nothing);
  await page.getByRole("radio", { name: "Oscuro" }).check();
  expect(await kept(page)).toEqual({ ...nothing, local: ["theme"] });
});
