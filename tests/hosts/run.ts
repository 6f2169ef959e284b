/**
 * Serves the built site with every host that this machine can run, and prints the table of deploy/README.md.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { chromiumOptions } from "../../tools/chromium.ts";
import { deploy } from "../../tools/paths.ts";
import { pageFile } from "../../tools/prerender/page-file.ts";
import { type Answer, ask, inWords } from "./ask.ts";
import { type Host, hosts } from "./hosts.ts";

const paths: string[] = JSON.parse(readFileSync(join(deploy, "addresses.json"), "utf8"));
const expectedHeaders: Record<string, string> = JSON.parse(
  readFileSync(join(deploy, "headers.json"), "utf8"),
);
const isFolder = (path: string) => paths.some((other) => other.startsWith(`${path}/`));
const pagePath = paths.find((path) => path !== "/" && !isFolder(path)) ?? "/";
const deepPath = paths.findLast((path) => path.split("/").length > 3) ?? pagePath;
const sheets = JSON.parse(readFileSync(".cache/sheets.json", "utf8"));
const pdf = `/fichas/${Object.keys(sheets)[0]}.pdf`;

const questions: Record<string, string> = {
  "with a slash": `${pagePath}/`,
  "in upper case": pagePath.toUpperCase(),
  "double slash": deepPath.replace(/\/([^/]+)$/, "//$1"),
  "as a file": pageFile(pagePath),
  "unknown page": "/no-existe",
  "unknown product": `${deepPath}-no-existe`,
  "missing file": "/assets/no-existe.js",
};
const notFound = ["unknown page", "unknown product", "missing file"];

const faults: string[] = [];
let expected: string[] | undefined;
const rows: string[][] = [
  ["host", "addresses without redirect", ...Object.keys(questions), "by POST", "headers", "in a browser"],
];
const browser = await chromium.launch(chromiumOptions);
for (const [index, host] of hosts.entries()) rows.push(await tryHost(host, 4700 + index));
await browser.close();

const [head = [], ...body] = rows;
console.log([head, head.map(() => "---"), ...body].map((row) => `| ${row.join(" | ")} |`).join("\n"));
for (const fault of faults) console.error(fault);
process.exit(faults.length > 0 ? 1 : 0);

async function tryHost(host: Host, port: number): Promise<string[]> {
  const server = host.start(port);
  try {
    await waitForServer(port);
    const answers = await Promise.all(paths.map((path) => ask(port, path)));
    const direct = answers.filter(({ status }) => status === 200).length;
    for (const [index, path] of paths.entries()) {
      const mustBeDirect = host.servesFolderPages || !isFolder(path);
      const { status = 0 } = answers[index] ?? {};
      if (mustBeDirect && status !== 200) faults.push(`${host.name}: ${path} answers ${status}`);
    }
    const answersInWords: string[] = [];
    for (const [name, path] of Object.entries(questions)) {
      const answer = await ask(port, path);
      answersInWords.push(inWords(answer));
      if (notFound.includes(name) && answer.status !== 404)
        faults.push(`${host.name}: ${path} does not answer 404`);
    }
    answersInWords.push(inWords(await ask(port, pagePath, {}, "POST")));
    if (host.usesOurConfiguration)
      checkAnswers(host, answersInWords, (await ask(port, pagePath)).headers.server ?? "");
    const headers = await headersOf(host, port);
    const shown = await inBrowser(host, port, browser);
    return [host.name, `${direct} of ${paths.length}`, ...answersInWords, headers, shown];
  } finally {
    end(server.pid ?? 0);
  }
}

function checkAnswers(host: Host, answersInWords: string[], server: string) {
  expected ??= answersInWords;
  if (answersInWords.join() !== expected.join())
    faults.push(`${host.name} answers ${answersInWords}, but nginx answers ${expected}`);
  if (/\d/.test(server) || server === "Caddy") faults.push(`${host.name} names itself: ${server}`);
}

async function headersOf(host: Host, port: number): Promise<string> {
  const first = await ask(port, pagePath);
  const etag = first.headers.etag;
  const answers: Record<string, Answer> = {
    "200": first,
    ...(etag && { "304": await ask(port, pagePath, { "If-None-Match": etag }) }),
    "404": await ask(port, "/no-existe"),
    PDF: await ask(port, pdf),
  };
  const complete = Object.entries(answers).filter(([, answer]) =>
    Object.entries(expectedHeaders).every(([name, value]) => answer.headers[name.toLowerCase()] === value),
  );
  if (host.sendsHeaders && complete.length < Object.keys(answers).length) {
    const lacking = Object.keys(answers).filter((name) => !complete.some(([done]) => done === name));
    faults.push(`${host.name}: headers are lost on ${lacking.join(", ")}`);
  }
  return complete.map(([name]) => name).join(" ") || "none";
}

/** Opens pages in a browser. Hydration must not change their heading. */
async function inBrowser(host: Host, port: number, engine: Browser): Promise<string> {
  const context = await engine.newContext();
  const tab = await context.newPage();
  const pageErrors: string[] = [];
  tab.on("console", (message) => {
    if (message.type() === "error") pageErrors.push(message.text());
  });
  tab.on("pageerror", (error) => pageErrors.push(error.message));
  const wrong: string[] = [];
  const views = [
    "/",
    pagePath,
    deepPath,
    "/productos",
    ...["with a slash", "double slash", "as a file"].map(requestedPath),
  ];
  for (const path of views) {
    const response = await tab.goto(`http://127.0.0.1:${port}${path}`);
    if (response?.status() !== 200) continue;
    const delivered = headingOf(await response.text());
    await tab.evaluate(() => dispatchEvent(new Event("focusin")));
    await tab.waitForSelector("html[data-routed]", { state: "attached" });
    const drawn = ((await tab.locator("h1").textContent()) ?? "").trim();
    if (drawn.replace(/\s+/g, " ") !== delivered)
      wrong.push(`${path} shows «${drawn}» instead of «${delivered}»`);
  }
  await context.close();
  wrong.push(...pageErrors.filter((text) => !text.includes("404")));
  for (const fault of wrong) faults.push(`${host.name}: ${fault}`);
  return wrong.length > 0 ? "faults" : "right";
}

function requestedPath(name: string): string {
  return questions[name] ?? "/";
}

function headingOf(html: string): string {
  const [, inner = ""] = /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html) ?? [];
  return inner
    .replace(/<[^>]+>/g, "")
    .replace(/&amp;/g, "&")
    .replace(/\s+/g, " ")
    .trim();
}

async function waitForServer(port: number) {
  const deadline = Date.now() + 120_000;
  for (;;) {
    const answer = await ask(port, "/robots.txt").catch(() => undefined);
    if (answer?.status === 200) return;
    if (Date.now() > deadline) throw new Error(`nothing answers on ${port}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

function end(pid: number) {
  for (const target of [-pid, pid]) {
    try {
      process.kill(target, "SIGTERM");
    } catch {}
  }
}
