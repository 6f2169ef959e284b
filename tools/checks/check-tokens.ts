/** Fails if a stylesheet has a text size or colour that is not in app/styles/tokens.css. */
import { globSync, readFileSync } from "node:fs";

const tokens = "app/styles/tokens.css";
const sizes = new Set(readFileSync(tokens, "utf8").match(/--size-[\w-]+(?=:)/g));

const size = /^(inherit|var\(--size-[\w-]+\)|min\(var\(--size-[\w-]+\), [\d.]+vw\))$/;
const font = /^(inherit|\d+ (var\(--size-[\w-]+\)|min\(var\(--size-[\w-]+\), [\d.]+vw\)|inherit) \/ .+)$/;
const shades =
  "light|dark|medium|deep|pale|hot|dim|sky|slate|steel|royal|midnight|forest|sea|lawn|spring|indian";
const named =
  "aqua|azure|beige|black|blue|brown|chocolate|coral|crimson|cyan|fuchsia|gold|gray|green|grey|indigo|ivory|khaki|lime|" +
  "linen|magenta|maroon|navy|olive|orange|orchid|pink|plum|purple|red|salmon|silver|tan|teal|tomato|violet|wheat|white|yellow";
const colour = new RegExp(
  `#[\\da-f]{3,8}\\b|\\b(rgba?|hsla?|hwb|lab|lch|oklab|oklch)\\(|\\b(${shades})*(${named})\\b(?!-)`,
  "i",
);

function faultOf(property: string, value: string): string | undefined {
  const unknown = value.match(/--size-[\w-]+/g)?.find((name) => !sizes.has(name));
  if (unknown) return `the unknown token ${unknown}`;
  if (property === "font-size" && !size.test(value)) return "a text size that is not a token";
  if (property === "font" && !font.test(value)) return "a text size that is not a token";
  if (property.startsWith("--size-") && !size.test(value)) return "a text size declared outside the tokens";
  if (colour.test(value.replace(/var\([^)]*\)/g, ""))) return "a colour that is not a token";
}

const faults = globSync("app/**/*.css")
  .filter((file) => file !== tokens)
  .sort()
  .flatMap((file) => {
    const text = readFileSync(file, "utf8").replace(/\/\*.*?\*\//gs, (comment) =>
      comment.replace(/[^\n]/g, " "),
    );
    return [...text.matchAll(/(?<=[{;]\s*)([\w-]+):\s*([^;{}]+);/g)].flatMap((match) => {
      const [, property = "", value = ""] = match;
      const fault = faultOf(property, value.replace(/\s+/g, " ").trim());
      const line = text.slice(0, match.index).split("\n").length;
      return fault ? [`${file}:${line}: ${fault}: ${property}: ${value}`] : [];
    });
  });

for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
