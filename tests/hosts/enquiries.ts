/**
 * Tests two set-ups of docs/enquiries.md in Cloudflare's runtime: a Pages function with an adapter, and the
 * service on another host name.
 */
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import {
  createServer as createHttpServer,
  type IncomingMessage,
  request,
  type ServerResponse,
} from "node:http";
import { createServer as createHttpsServer } from "node:https";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { Mailbox, textOf } from "../../services/enquiries/demo/mailbox.ts";
import { buildWith } from "../../tools/build-with.ts";
import { chromiumOptions } from "../../tools/chromium.ts";
import { banner, fillIn, form, formTexts, send } from "../support/browser/enquiry.ts";
import { startEnquiryService } from "../support/enquiry-service.ts";

const [pagesPort, otherPort] = [4760, 4761];
const site = `http://127.0.0.1:${pagesPort}`;
const folder = mkdtempSync(join(tmpdir(), "pages-"));
const running: ChildProcess[] = [];
process.on("exit", () => {
  for (const { pid = 0 } of running) {
    try {
      process.kill(-pid);
    } catch {}
  }
  rmSync(folder, { recursive: true, force: true });
});

await testPagesFunction();
await testServiceOnOtherHost();
process.exit(0);

/** A local server replaces Web3Forms. */
async function testPagesFunction() {
  const passedOn: string[] = [];
  const formService = createHttpServer(async (incoming, response) => {
    passedOn.push(await bodyOf(incoming));
    response.end('{"success":true}');
  }).listen(otherPort, "127.0.0.1");
  const root = publish("function", { enquiryEndpoint: "/consultas" });
  mkdirSync(join(root, "functions"));
  cpSync("deploy/adapters", join(root, "deploy/adapters"), { recursive: true });
  writeFileSync(
    join(root, "functions/consultas.js"),
    `import adapter from "../deploy/adapters/web3forms.js";

export const onRequest = ({ request, env }) => adapter.fetch(request, env);
`,
  );
  const bindings = [
    `SITE=${site}`,
    "WEB3FORMS_KEY=key",
    `WEB3FORMS_URL=http://127.0.0.1:${otherPort}/submit`,
  ];
  const pages = await startPages(
    root,
    bindings.flatMap((binding) => ["--binding", binding]),
  );
  await sendForm();
  const [body = "{}"] = passedOn;
  const { access_key, email, message } = JSON.parse(body);
  expect(
    "the function passes the enquiry on with the key of Web3Forms",
    access_key === "key" && email === formTexts["Correo electrónico *"],
  );
  expect("the whole message arrives", String(message).includes(formTexts["Mensaje *"]));
  const foreign = await fetch(`${site}/consultas`, {
    method: "POST",
    body: "{}",
    headers: { Origin: "https://evil.example" },
  });
  expect("another origin is refused", foreign.status === 403);
  end(pages);
  formService.close();
}

async function testServiceOnOtherHost() {
  const mailbox = new Mailbox();
  await mailbox.start();
  const service = await startEnquiryService(site, {
    SITE: "tests/fixtures",
    ENQUIRIES_PORT: "0",
    ENQUIRIES_FILE: join(folder, "enquiries.db"),
    ENQUIRIES_URL: `https://localhost:${otherPort}`,
    ENQUIRIES_ORIGINS: site,
    ENQUIRIES_MIN_SECONDS: "0",
    SMTP_HOST: "127.0.0.1",
    SMTP_PORT: String(mailbox.port),
    SMTP_SECURITY: "none",
  });
  const proxy = await tlsProxy(service.port);
  const pages = await startPages(
    publish("other-host", { enquiryEndpoint: `https://localhost:${otherPort}/consultas` }),
  );
  await sendForm();
  for (let wait = 0; mailbox.received.length === 0 && wait < 100; wait++) await pause(100);
  const [mail] = mailbox.received;
  expect(
    "the mail arrives from another origin",
    mail !== undefined && textOf(mail).includes(formTexts["Mensaje *"]),
  );
  await inBrowser(async (page) => {
    await page.goto(`https://localhost:${otherPort}/bandeja`);
    await page.getByRole("button", { name: "Enviar el enlace" }).click();
    await page.getByRole("heading", { name: "Revise el buzón" }).waitFor();
    const link = /https:\S+/.exec(textOf(mailbox.received.at(-1) ?? {}))?.[0] ?? "";
    await page.goto(link);
    await page.getByRole("button", { name: "Entrar" }).click();
    const found = page.getByRole("link", { name: formTexts["Nombre completo *"] });
    expect("the inbox on the other host name shows the enquiry", await found.isVisible());
  });
  end(pages);
  proxy.close();
  await service.end();
  await mailbox.stop();
}

function publish(name: string, company: Record<string, unknown>): string {
  const [source, root] = [`.cache/sites/pages-${name}`, join(folder, name)];
  buildWith("tests/fixtures", source, company);
  cpSync(`${source}/build/client`, join(root, "site"), {
    recursive: true,
    filter: (file) => !/\.(br|gz)$/.test(file),
  });
  return root;
}

async function startPages(root: string, options: string[] = []): Promise<ChildProcess> {
  const wrangler = resolve("tests/hosts/node_modules/.bin/wrangler");
  const child = spawn(wrangler, ["pages", "dev", "site", "--port", String(pagesPort), ...options], {
    cwd: root,
    env: { ...process.env, WRANGLER_SEND_METRICS: "false", CI: "1" },
    stdio: ["ignore", "ignore", "ignore"],
    detached: true,
  });
  running.push(child);
  for (let tries = 0; tries < 600; tries++) {
    const answer = await fetch(`${site}/robots.txt`).catch(() => undefined);
    if (answer?.ok) return child;
    await pause(200);
  }
  throw new Error("wrangler does not answer");
}

function end({ pid = 0 }: ChildProcess) {
  process.kill(-pid);
}

async function sendForm() {
  await inBrowser(async (page) => {
    // The form must not depend on other sites, such as the site of the map.
    await page.route(
      ({ hostname }) => !["127.0.0.1", "localhost"].includes(hostname),
      (route) => route.fulfill({ body: "" }),
    );
    await page.goto(`${site}/contacto#form`);
    await fillIn(page);
    await form(page).getByRole("checkbox").check();
    await send(page).click();
    await banner(page).waitFor({ timeout: 60_000 });
  });
}

async function inBrowser(work: (page: Page) => Promise<void>) {
  const browser = await chromium.launch(chromiumOptions);
  const context = await browser.newContext({ ignoreHTTPSErrors: true });
  const page = await context.newPage();
  page.on("console", (message) => {
    if (message.type() === "error") console.error(message.text());
  });
  await work(page).finally(() => browser.close());
}

/** This proxy replaces Caddy. */
async function tlsProxy(port: number) {
  const [key, cert] = ["key.pem", "cert.pem"].map((name) => join(folder, name));
  const curve = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1"];
  const files = ["-keyout", String(key), "-out", String(cert)];
  execFileSync("openssl", ["req", "-x509", "-nodes", "-subj", "/CN=localhost", ...curve, ...files], {
    stdio: "ignore",
  });
  const options = { key: readFileSync(String(key)), cert: readFileSync(String(cert)) };
  const server = createHttpsServer(options, (incoming: IncomingMessage, response: ServerResponse) => {
    const { method, headers, url } = incoming;
    const passed = request({ port, host: "127.0.0.1", path: url, method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    incoming.pipe(passed);
  });
  await new Promise<void>((listening) => server.listen(otherPort, "localhost", listening));
  return server;
}

async function bodyOf(incoming: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of incoming.setEncoding("utf8")) text += chunk;
  return text;
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((next) => setTimeout(next, milliseconds));
}

function expect(what: string, holds: boolean) {
  console.log(`${holds ? "ok" : "FAILED"}: ${what}`);
  if (!holds) process.exit(1);
}
