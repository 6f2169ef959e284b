/** Measures the site beside its floor and beside plain client rendering: `npm run bench`. */
import { hasBrotli, startNginx } from "../tools/hosts/nginx.ts";
import { type Measurement, measure, openBrowser } from "./measure.ts";
import { navigationTimes } from "./navigation.ts";
import { type PageKind, pageKinds, pages } from "./pages.ts";
import { record } from "./record.ts";
import { median, table } from "./report.ts";
import { makeVariants, type Variant, variants } from "./variants.ts";

const rounds = Number(process.env.ROUNDS ?? 5);
const order: Variant[] = ["site", "floor", "client"];
const port = (variant: Variant) => 4431 + order.indexOf(variant);

await makeVariants();
const server = startNginx(
  "bench",
  order.map((variant) => ({ port: port(variant), root: variants[variant], secure: true })),
  { brotli: hasBrotli },
);
const closeBrowser = await openBrowser();
const results = new Map<string, Measurement[]>();
let navigations: number[] = [];
try {
  // Warm up: the first page of a browser is the slowest.
  await measure(`https://127.0.0.1:${port("site")}${pages.home}`);
  // Interleave the variants, so that a busy moment affects all of them.
  for (let round = 1; round <= rounds; round += 1) {
    for (const kind of pageKinds) {
      for (const variant of order) {
        const result = await measure(`https://127.0.0.1:${port(variant)}${pages[kind]}`);
        const key = `${kind} ${variant}`;
        results.set(key, [...(results.get(key) ?? []), result]);
        console.log(
          `${round}/${rounds} ${key}: LCP ${Math.round(result.lcp)} ms, TBT ${Math.round(result.tbt)} ms`,
        );
      }
    }
  }
  navigations = await navigationTimes(`https://127.0.0.1:${port("site")}`);
} finally {
  closeBrowser();
  server.kill();
}

const of = (kind: PageKind, variant: Variant) => results.get(`${kind} ${variant}`) ?? [];
record(
  "pages",
  `Lighthouse, mobile with simulated throttling, median of ${rounds} interleaved rounds; nginx with HTTP/2 and ${
    hasBrotli ? "brotli" : "gzip (its brotli module is not installed)"
  }.

${table(of)}
From a click on a related product until its page is painted, at a fourth of the processor's speed: median
${Math.round(median(navigations))} ms (${navigations.map(Math.round).join(", ")}).`,
);
