import fc from "fast-check";
import { paths } from "./addresses.ts";

/** Parts of addresses that are known to break servers and routers. */
const pieces = [
  ...["%", "%E0%A4%A", "%ff%fe", "%00", "\0", "%2e%2e", "..", ".", "%252e", "%2f", "%5c", "\\"],
  ...["%0d%0aSet-Cookie:a=b", "%0a", "%e5%98%8a%e5%98%8d", " ", "%20", "\t", "\x7f", "\ufeff"],
  ...["evil.example", "@evil.example", "http://evil.example", "javascript:alert(1)", "localhost:80"],
  ...["<script>alert(1)</script>", "'\"><img src=x>", "{{1}}", "`", "|", "^", "*", ";", "&", "~"],
  ...["__proto__", "constructor", "toString", "undefined", "null", "NaN", "-1", "1e999"],
  ...["é", "e\u0301", "／", "ﬀ", "İ", "ß", "\u202e", "\u2028", "🧪", "\ud83e"],
  ...["productos", "PRODUCTOS", "hplc", "insumos", "test-list", "index.html", "404.html", "robots.txt"],
  ...["assets", "media", "datos", "x.json", ".git", ".env", "_headers", "a.br", "a.gz"],
];

const oddQueries = ["?__proto__=x", "?__proto__[x]=y", "?constructor.prototype=z", "?", "??", "?%"];

const longParts = [
  fc.constant("a".repeat(8192)),
  fc.constant("b/".repeat(16_384)),
  fc.constant("%41".repeat(10_000)),
];

const starts = fc.constantFrom("/", "/", "/", "//", "/\\", "\\", "/%2f", "/%5c", "/./", "/../", "///", "/;/");

const manyParameters = Array.from({ length: 1000 }, (_, index) => `p${index}=${index}`).join("&");

export function hostile(sitePaths: string[]) {
  const piece = fc.oneof(
    { weight: 60, arbitrary: fc.constantFrom(...pieces) },
    { weight: 20, arbitrary: fc.string({ maxLength: 12, unit: "binary" }) },
    { weight: 10, arbitrary: fc.constantFrom(...sitePaths.map((path) => path.slice(1))) },
  );
  const invented = fc
    .tuple(starts, fc.array(piece, { maxLength: 5 }), fc.constantFrom("/", "/", "", "//"))
    .map(([first, parts, joint]) => `${first}${parts.join(joint)}`);
  const malformed = fc
    .tuple(
      fc.constantFrom(...sitePaths),
      fc.constantFrom("", "/", "//", "/.", "/index.html", "%20", "%00", ".json"),
    )
    .map((parts) => parts.join(""));
  const endless = fc
    .tuple(fc.constantFrom("/", "/productos/"), fc.oneof(...longParts))
    .map((parts) => parts.join(""));
  const parameter = fc.tuple(fc.oneof(piece, fc.constantFrom("q", "asunto", "sobre", "ids", "e")), piece);
  const parameters = fc
    .array(parameter, { maxLength: 4 })
    .map((all) => `?${all.map((pair) => pair.join("=")).join("&")}`);
  return {
    path: fc.oneof(
      { weight: 60, arbitrary: invented },
      { weight: 20, arbitrary: malformed },
      { weight: 1, arbitrary: endless },
    ),
    tail: fc.oneof(
      { weight: 30, arbitrary: fc.constant("") },
      { weight: 10, arbitrary: parameters },
      { weight: 5, arbitrary: fc.constantFrom(...oddQueries) },
      { weight: 1, arbitrary: fc.constant(`?${manyParameters}`) },
    ),
  };
}

const { path: hostilePath, tail } = hostile(paths);

/** An address for the first line of an HTTP request, so without line breaks and fragment. */
export const hostileTarget = fc.tuple(hostilePath, tail).map((parts) =>
  parts
    .join("")
    .replaceAll(/[\r\n]/g, "")
    .replaceAll("#", "%23")
    .trimEnd(),
);
