import { expect, test } from "vitest";
import { fixtureAddresses } from "../../support/fixture.ts";
import { frozenPage } from "../../support/frozen-page.ts";

test("without JavaScript the search page is a complete index of the site", () => {
  const links = frozenPage("/buscar")
    .main.all("a")
    .map((link) => link.attribute("href"));
  const missing = fixtureAddresses.filter(
    ({ path, canonical, tool }) => path === canonical && !tool && !links.includes(path),
  );
  expect(missing).toEqual([]);
});

test("before JavaScript the page of the quote list claims nothing about it", () => {
  expect(frozenPage("/cotizacion").html).not.toContain("Su lista está vacía");
});
