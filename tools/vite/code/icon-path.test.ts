import sharp from "sharp";
import { expect, test } from "vitest";
import { pathOf } from "./icon-path.ts";

type Part = [tag: string, attributes: Record<string, string>];

const icons: Record<string, Part[]> = {
  "a relative path after another": [
    ["path", { d: "M4 4h6" }],
    ["path", { d: "m6 9 6 6 6-6" }],
    ["path", { d: "m21 21-4.34-4.34" }],
    ["path", { d: "m16.9 20.8.3-.9" }],
  ],
  "lines and a circle": [
    ["line", { x1: "8", x2: "16", y1: "6", y2: "7" }],
    ["circle", { cx: "11", cy: "12", r: "4" }],
    ["ellipse", { cx: "12", cy: "20", rx: "9", ry: "2" }],
  ],
  "a rectangle with round corners and one without": [
    ["rect", { width: "16", height: "12", x: "4", y: "2", rx: "2" }],
    ["rect", { width: "8", height: "4", x: "8", y: "17" }],
  ],
  "dots and corners": [
    ["circle", { cx: "5", cy: "5", r: ".5", fill: "currentColor" }],
    ["circle", { cx: "15", cy: "5", r: "1", fill: "currentColor" }],
    ["polyline", { points: "4 12 8 16 12 12" }],
    ["polygon", { points: "14 12 20 12 17 20" }],
  ],
};

for (const [name, parts] of Object.entries(icons)) {
  test(`an icon drawn as one path looks the same: ${name}`, async () => {
    const separate = parts.map(([tag, attributes]) => {
      const list = Object.entries(attributes).map(([key, value]) => `${key}="${value}"`);
      return `<${tag} ${list.join(" ")}/>`;
    });
    const joined = parts.map(([tag, attributes]) => pathOf(tag, attributes)).join("");
    const [before, after] = await Promise.all([pixels(separate.join("")), pixels(`<path d="${joined}"/>`)]);
    // Pixels may differ a little, because edges that cross are smoothed once instead of twice.
    const largest = before.reduce((most, value, at) => Math.max(most, Math.abs(value - (after[at] ?? 0))), 0);
    expect(largest).toBeLessThan(64);
  });
}

test("a shape or an attribute without a rule stops the build", () => {
  expect(() => pathOf("text", { x: "1" })).toThrow("no rule for <text>");
  expect(() => pathOf("path", { d: "M0 0", transform: "scale(2)" })).toThrow("transform");
});

function pixels(lines: string): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 24 24" color="#000" fill="none" stroke="#000" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round">${lines}</svg>`;
  return sharp(Buffer.from(svg)).flatten({ background: "#fff" }).greyscale().raw().toBuffer();
}
