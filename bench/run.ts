/**
 * Compares the site with two variants (bench/variants.ts): the same pages without scripts («floor»), and
 * client rendering. Run it with `npm run bench`. The results include all earlier runs of the same commit, so
 * a built site may be measured in parts:
 *
 * - `ROUNDS=7 node bench/run.ts home category` measures only these kinds of page, seven times.
 * - `SPEED=6 SENT=gzip` measures only at a sixth of the processor's speed and with gzip. Seven rounds of a
 *   page and its floor then take about three minutes.
 * - `BEFORE=folder` adds an earlier state of the project: a checkout in that folder, already built.
 */
import { loadavg } from "node:os";
import { join } from "node:path";
import { hasBrotli, startNginx } from "../tools/hosts/nginx.ts";
import { deploy } from "../tools/paths.ts";
import { withEarlierRuns } from "./earlier-runs.ts";
import { measure } from "./measure.ts";
import { navigationTimes } from "./navigation.ts";
import { namedKinds, pages } from "./pages.ts";
import { record } from "./record.ts";
import { median, type Run, table } from "./report.ts";
import { before, beforeVariants, makeVariants, type Variant, variants } from "./variants.ts";

const kinds = namedKinds(process.argv.slice(2));
const rounds = Number(process.env.ROUNDS ?? 5);
/** Each build needs its own headers, which contain hashes of its inline scripts. */
const builds: { served: Variant[]; generated: string }[] = [
  { served: ["site", "floor", "client"], generated: deploy },
  ...(before ? [{ served: beforeVariants, generated: join(before, "build/deploy") }] : []),
];
const order = builds.flatMap(({ served }) => served);
type Compression = "brotli" | "gzip";
const { SPEED: speed, SENT: sent } = process.env;
const isPart = Boolean(speed ?? sent);
const compressions = (hasBrotli ? (["brotli", "gzip"] as const) : (["gzip"] as const)).filter(
  (compression) => !sent || compression === sent,
);
const slowdowns = speed ? [Number(speed)] : [4, 6];
if (compressions.length === 0) throw new Error(`SENT=${sent}: nginx cannot send this`);

const firstPort = { brotli: 4431, gzip: 4451 };
const origin = (compression: Compression, variant: Variant) =>
  `https://127.0.0.1:${firstPort[compression] + order.indexOf(variant)}`;

await makeVariants({ client: !isPart });
const servers = compressions.flatMap((compression) =>
  builds.map(({ served, generated }) =>
    startNginx(
      `bench-${compression}-${served[0]}`,
      served.map((variant) => ({
        port: firstPort[compression] + order.indexOf(variant),
        root: variants[variant],
        secure: true,
      })),
      { brotli: compression === "brotli", generated },
    ),
  ),
);
const runs: Run[] = [];
let navigations: number[] = [];
try {
  // Measures the variants in turns, so that a busy moment of the machine affects all of them.
  for (let round = 1; round <= rounds; round += 1) {
    for (const kind of kinds) {
      for (const slowdown of slowdowns) {
        for (const compression of compressions) {
          for (const variant of order) {
            // Client rendering is only an example, so it is measured at one speed and with one compression.
            const isFirst = compression === compressions[0] && slowdown === slowdowns[0];
            if (variant === "client" && (isPart || !isFirst)) continue;
            const load = loadavg()[0] ?? 0;
            const result = await measure(origin(compression, variant) + pages[kind], slowdown);
            runs.push({ kind, compression, slowdown, variant, load, ...result });
            console.log(
              `${round}/${rounds} ${kind} ${compression} 1/${slowdown} ${variant}: ` +
                `LCP ${Math.round(result.lcp)} ms, TBT ${Math.round(result.tbt)} ms`,
            );
          }
        }
      }
    }
  }
  if (!isPart) navigations = await navigationTimes(origin(compressions[0] ?? "gzip", "site"));
} finally {
  for (const server of servers) server.kill();
}

record(
  "pages",
  `Lighthouse, mobile with simulated throttling, interleaved rounds, a new browser for each page; nginx with HTTP/2${
    hasBrotli ? "" : " (its brotli module is not installed)"
  }.

${table(withEarlierRuns(runs))}
${navigations.length > 0 ? navigationText(navigations) : ""}`,
);

function navigationText(times: number[]): string {
  return `Time from a click on a related product to the paint of its page, at a fourth of the processor's speed: median
${Math.round(median(times))} ms (${times.map(Math.round).join(", ")}).`;
}
