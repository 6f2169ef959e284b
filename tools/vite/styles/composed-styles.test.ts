import { expect, test } from "vitest";
import { composed } from "./composed-styles.ts";

const shared = `@layer base {
  .cluster {
    display: flex;
    gap: 0 1rem;
  }

  .action {
    color: red;
    transition:
      color 1s,
      rotate 1s;

    &:hover {
      color: blue;
    }
  }
}
`;

const linesOf = (css: string) =>
  css
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);

test("a rule gets the declarations that it composes, except those that it overrides", () => {
  expect(linesOf(composed(".row {\n  composes: cluster from global;\n  gap: 2rem;\n}", shared))).toEqual([
    ".row {",
    "display: flex;",
    "gap: 2rem;",
    "}",
  ]);
});

test("nested rules of a composed class come after the declarations that they override", () => {
  const lines = linesOf(
    composed(".a {\n  composes: cluster action from global;\n  color: green;\n}", shared),
  );
  expect(lines.join(" ")).toBe(
    ".a { display: flex; gap: 0 1rem; transition: color 1s, rotate 1s; color: green; &:hover { color: blue; } }",
  );
});

test("a class that app/styles does not have is an error", () => {
  expect(() => composed(".a {\n  composes: clutser from global;\n}", shared)).toThrow("clutser");
});
