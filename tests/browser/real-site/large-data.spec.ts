import { testsPath } from "#app/lib/addresses/test-address.ts";
import { firstDataPath } from "#app/router/page-data.ts";
import { onlyLoadingErrors } from "../../support/browser/faults.ts";
import { expect, hydrated, test } from "../../support/browser/page.ts";

test.afterEach(({ pageErrors }) => onlyLoadingErrors(pageErrors));

test("the directory is readable if its data file fails, and works when the file arrives", async ({
  page,
}) => {
  const file = firstDataPath(testsPath);
  await page.route(`**${file}`, (route) => route.abort());
  await page.goto(testsPath);
  // Because the file fails, the page first reloads once by itself.
  const notice = page.getByRole("alert");
  await expect(notice).toBeVisible();
  await expect(page.locator("#page-data")).toHaveAttribute("data-file", file);
  await expect(page.getByRole("table", { name: "Pruebas" }).getByRole("link").first()).toBeVisible();
  await page.unroute(`**${file}`);
  await notice.getByRole("button").click();
  await hydrated(page);
  await expect(notice).toBeHidden();
});
