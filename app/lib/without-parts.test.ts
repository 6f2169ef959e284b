import { expect, test } from "vitest";
import { withoutParts } from "./without-parts.ts";

test("parts are removed at any depth from a copy of the data, and unknown parts are ignored", () => {
  const data = { page: { title: "a", quote: { text: "b" } }, foot: [1] };
  expect(withoutParts(data, ["page.quote", "foot", "page.nothing", "none.at.all"])).toEqual({
    page: { title: "a" },
  });
  expect(data.page.quote.text).toBe("b");
});
