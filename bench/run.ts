/**
 * Measures the site beside its floor and beside plain client rendering: `npm run bench`. On a site that is built,
 * `ROUNDS=7 node bench/run.ts home category` measures some kinds of page.
 */
import { hasBrotli, startNginx } from "../tools/hosts/nginx.ts";
import { measure } from "./measure.ts";
import { navigationTimes } from "./navigation.ts";
import { namedKinds, pages } from "./pages.ts";
import { record } from "./record.ts";
import { median, type Run, table } from "./report.ts";
import { makeVariants, type Variant, variants } from "./variants.ts";

const kinds = namedKinds(process.argv.slice(2));
const rounds = Number(process.env.ROUNDS ?? 5);
const order: Variant[] = ["site", "floor", "client"];
const compressions = hasBrotli ? (["brotli", "gzip"] as const) : (["gzip"] as const);
const slowdowns = [4, 6];

type Compression = (typeof compressions)[number];
const firstPort = { brotli: 4431, gzip: 4441 };
const origin = (compression: Compression, variant: Variant) =>
  `https://127.0.0.1:${firstPort[compression] + order.indexOf(variant)}`;

await makeVariants();
const servers = compressions.map((compression) =>
  startNginx(
    `bench-${compression}`,
    order.map((variant, index) => ({
      port: firstPort[compression] + index,
      root: variants[variant],
      secure: true,
    })),
    { brotli: compression === "brotli" },
  ),
);
const runs: Run[] = [];
let navigations: number[] = [];
try {
  // Interleave everything that is compared, so that a busy moment affects all of it.
  for (let round = 1; round <= rounds; round += 1) {
    for (const kind of kinds) {
      for (const slowdown of slowdowns) {
        for (const compression of compressions) {
          for (const variant of order) {
            // Client rendering is only an example: one condition is enough.
            if (variant === "client" && (compression !== compressions[0] || slowdown !== slowdowns[0]))
              continue;
            const result = await measure(origin(compression, variant) + pages[kind], slowdown);
            runs.push({ kind, compression, slowdown, variant, ...result });
            console.log(
              `${round}/${rounds} ${kind} ${compression} 1/${slowdown} ${variant}: ` +
                `LCP ${Math.round(result.lcp)} ms, TBT ${Math.round(result.tbt)} ms`,
            );
          }
        }
      }
    }
  }
  navigations = await navigationTimes(origin(compressions[0], "site"));
} finally {
  for (const server of servers) server.kill();
}

record(
  "pages",
  `Lighthouse, mobile with simulated throttling, ${rounds} interleaved rounds, a new browser for each page; nginx with HTTP/2${
    hasBrotli ? "" : " (its brotli module is not installed)"
  }.

${table(runs)}
From a click on a related product until its page is painted, at a fourth of the processor's speed: median
${Math.round(median(navigations))} ms (${navigations.map(Math.round).join(", ")}).`,
);
