import { expect, test } from "vitest";
import { files, read } from "../support/built-site.ts";

/**
 * Splits a list of selectors, without the parts in parentheses. `:has` inside `:not` stays, because browsers
 * ignore unknown selectors inside `:is`, but not inside `:not`.
 */
function selectorsOf(list: string): string[] {
  let flat = list.replaceAll(":not(:has", ":has:not(");
  while (/\([^()]*\)/.test(flat)) flat = flat.replaceAll(/(:is)?\([^()]*\)/g, "");
  return flat.split(",");
}

// Firefox 115 does not know :has, and ignores every rule that has an unknown selector.
test("no CSS rule lists a selector with :has beside a selector without it", () => {
  const styles = files.filter((path) => path.endsWith(".css"));
  expect(styles.length).toBeGreaterThan(10);
  const mixed = styles.flatMap((path) => {
    const lists =
      read(path)
        .toString("utf8")
        .match(/[^{}]+(?=\{)/g) ?? [];
    return lists.filter((list) => {
      const selectors = selectorsOf(list);
      const without = selectors.filter((selector) => !selector.includes(":has"));
      return without.length > 0 && without.length < selectors.length;
    });
  });
  expect(mixed).toEqual([]);
});
