/** Measures requests per second to the built site in nginx, and to an empty file as the upper limit. */
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { availableParallelism, cpus, loadavg } from "node:os";
import { startNginx } from "../tools/hosts/nginx.ts";
import { pages } from "./pages.ts";
import { markdownTable, record } from "./record.ts";

const port = Number(process.env.PORT ?? 4180);
const seconds = Number(process.env.SECONDS_EACH ?? 5);
const limit = "one empty file";

if (spawnSync("wrk", ["-v"]).error) fail("The load run needs wrk (Debian: apt-get install wrk).");
if (!existsSync("build/client/404.html")) fail("There is no build yet. Run «npm run build».");

type Result = { name: string; perSecond: number; slowest: string; errors: number };

const asset = readdirSync("build/client/assets").find((file) => /^react-.*\.js$/.test(file));
const site = `http://127.0.0.1:${port}`;
const targets = {
  [limit]: `http://127.0.0.1:${port + 1}/`,
  "the home page": `${site}/`,
  "a product page": `${site}${pages.product}`,
  "its data": `${site}${pages.product}.json`,
  "the largest script": `${site}/assets/${asset}`,
  "an unknown address": `${site}/no-existe`,
};

const emptyFolder = ".cache/empty-file";
mkdirSync(emptyFolder, { recursive: true });
writeFileSync(`${emptyFolder}/index.html`, "");
const server = startNginx("load", [
  { port, root: "build/client" },
  { port: port + 1, root: emptyFolder, plainFiles: true },
]);
try {
  await new Promise((done) => setTimeout(done, 1500));
  report(Object.entries(targets).map(([name, url]) => measure(name, url)));
} finally {
  server.kill();
}

function measure(name: string, url: string): Result {
  const options = ["-t1", "-c32", `-d${seconds}s`, "--latency", "-H", "Accept-Encoding: gzip", url];
  const text = execFileSync("wrk", options, { encoding: "utf8" });
  const figure = (pattern: RegExp) => Number(text.match(pattern)?.[1] ?? 0);
  const sockets = text.match(/Socket errors: .*/)?.[0].match(/\d+/g) ?? [];
  const refused = url.endsWith("/no-existe") ? 0 : figure(/Non-2xx or 3xx responses: (\d+)/);
  return {
    name,
    perSecond: Math.round(figure(/Requests\/sec:\s+([\d.]+)/)),
    slowest: text.match(/99%\s+(\S+)/)?.[1] ?? "?",
    errors: refused + sockets.reduce((sum, count) => sum + Number(count), 0),
  };
}

function report(results: Result[]) {
  const max = results.find((result) => result.name === limit)?.perSecond ?? 0;
  const rows = results.map(({ name, perSecond, slowest, errors }) => [
    name,
    perSecond,
    `${Math.round((100 * perSecond) / max)} %`,
    slowest,
    errors,
  ]);
  const [load = 0] = loadavg();
  record(
    "load",
    `nginx with one worker and wrk with 32 connections on the same ${availableParallelism()} cores (${cpus()[0]?.model ?? "unknown"}),
${seconds} s each, gzip, loopback. Load average at the end: ${load.toFixed(1)}.

${markdownTable([["", "requests/s", "of the limit", "99 % within", "errors"], ...rows])}`,
  );
  if (results.some((result) => result.errors > 0)) process.exitCode = 1;
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
