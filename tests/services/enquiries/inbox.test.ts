import { readFileSync } from "node:fs";
import { request } from "node:http";
import { parse } from "parse5";
import { expect, test, vi } from "vitest";
import type { Mailbox } from "../../../services/enquiries/demo/mailbox.ts";
import { textOf } from "../../../services/enquiries/demo/mailbox.ts";
import type { EnquiryService } from "../../support/enquiry-service.ts";
import {
  arrivedIds,
  cleanUpAfterEach,
  enquiry,
  fileOfTest,
  mailSettingsFor,
  run,
  startMailbox,
  startService,
  storedIds,
  waitOptions,
  withDatabase,
} from "./support.ts";

cleanUpAfterEach();

const inboxOrigin = "https://inventada.example";

type Answer = { status: number; body: string; headers: Headers };

/** A browser without scripts, which follows no redirect. */
class Visitor {
  readonly #service: EnquiryService;
  cookie = "";

  constructor(service: EnquiryService) {
    this.#service = service;
  }

  async get(path: string, headers: Record<string, string> = {}): Promise<Answer> {
    return this.#ask(path, { headers });
  }

  async post(path: string, fields: Record<string, string> = {}, origin = inboxOrigin): Promise<Answer> {
    return this.#ask(path, {
      method: "POST",
      headers: origin ? { Origin: origin } : {},
      body: new URLSearchParams(fields),
    });
  }

  async act(page: string, path: string, fields: Record<string, string> = {}): Promise<Answer> {
    const token = /name="token" value="([^"]+)"/.exec((await this.get(page)).body)?.[1] ?? "";
    return this.post(path, { token, ...fields });
  }

  async #ask(path: string, init: RequestInit & { headers: Record<string, string> }): Promise<Answer> {
    const headers = { Cookie: this.cookie, ...init.headers };
    const answer = await fetch(this.#service.url + path, { ...init, headers, redirect: "manual" });
    const set = answer.headers.get("set-cookie")?.split(";")[0];
    if (set) this.cookie = set;
    return { status: answer.status, body: await answer.text(), headers: answer.headers };
  }
}

async function linkIn(mailbox: Mailbox): Promise<string> {
  await vi.waitFor(() => expect(mailbox.received.at(-1)?.subject).toContain("Su enlace"), waitOptions);
  const mail = mailbox.received.at(-1);
  return /https:\S+enlace=([\w-]+)/.exec(mail ? textOf(mail) : "")?.[1] ?? "";
}

/** Logs in with the link that the command «link» prints, so that no mailbox is needed. */
async function logIn(service: EnquiryService): Promise<Visitor> {
  const visitor = new Visitor(service);
  const [, link = ""] = /enlace=([\w-]+)/.exec(await run("link")) ?? [];
  expect((await visitor.post("/bandeja/entrar", { enlace: link })).status).toBe(303);
  return visitor;
}

const pathOf = ({ id }: { id: string }) => `/bandeja/consultas/${id}`;

test("only the sales mailbox gets the login link; it works once, even if link checkers open it", async () => {
  const mailbox = await startMailbox();
  const service = await startService(mailSettingsFor(mailbox));
  const owner = new Visitor(service);
  const loginPage = await owner.get("/bandeja");
  expect(loginPage.body).toContain("Enviar el enlace al buzón de ventas");
  expect((await owner.post("/bandeja/enlace")).body).toContain("Revise el buzón de ventas");
  const link = await linkIn(mailbox);
  expect(mailbox.received.map(({ to }) => to)).toEqual([["ventas@inventada.example"]]);
  for (let scan = 0; scan < 3; scan++) {
    expect((await new Visitor(service).get(`/bandeja/entrar?enlace=${link}`)).body).toContain(
      "Entrar</button>",
    );
  }
  const entered = await owner.post("/bandeja/entrar", { enlace: link });
  expect(entered.headers.get("set-cookie")).toMatch(
    /^__Host-bandeja=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Strict; Max-Age=43200$/,
  );
  expect((await owner.get("/bandeja")).body).toContain("No hay consultas");
  const second = new Visitor(service);
  expect((await second.post("/bandeja/entrar", { enlace: link })).status).toBe(403);
  expect((await second.get("/bandeja")).body).toContain("Entrar en la bandeja</h1>");
  const [file, wal] = ["", "-wal"].map((suffix) => readFileSync(fileOfTest() + suffix));
  for (const secret of [link, owner.cookie.split("=")[1] ?? ""]) {
    expect(file?.includes(secret) || wal?.includes(secret)).toBe(false);
  }
});

test("a login link expires after 15 minutes; a session ends after 12 hours or with «Salir»", async () => {
  const service = await startService();
  const age = (minutes: number) =>
    withDatabase((database) =>
      database.prepare("UPDATE logins SET expires = expires - ?").run(minutes * 60_000),
    );
  const [, link = ""] = /enlace=([\w-]+)/.exec(await run("link")) ?? [];
  age(16);
  expect((await new Visitor(service).post("/bandeja/entrar", { enlace: link })).status).toBe(403);
  const visitor = await logIn(service);
  age(11 * 60);
  expect((await visitor.get("/bandeja")).body).toContain("No hay consultas");
  age(2 * 60);
  expect((await visitor.get("/bandeja")).body).toContain("Entrar en la bandeja</h1>");
  const again = await logIn(service);
  const { cookie } = again;
  expect((await again.act("/bandeja", "/bandeja/salir")).status).toBe(303);
  again.cookie = cookie;
  expect((await again.get("/bandeja")).body).toContain("Entrar en la bandeja</h1>");
});

test("an IP address may request three login links and try ten; further attempts are refused", async () => {
  const mailbox = await startMailbox();
  const service = await startService(mailSettingsFor(mailbox));
  const stranger = new Visitor(service);
  const tries = [];
  for (let count = 0; count < 12; count++) {
    tries.push((await stranger.post("/bandeja/entrar", { enlace: `x${count}` })).status);
  }
  expect(tries).toEqual([...Array(10).fill(403), 429, 429]);
  const statuses = [];
  for (let count = 0; count < 5; count++) statuses.push((await stranger.post("/bandeja/enlace")).status);
  expect(statuses).toEqual([200, 200, 200, 429, 429]);
  expect(mailbox.received).toHaveLength(3);
});

test("without a session, no page shows an enquiry, and every action is refused", async () => {
  const service = await startService();
  const sent = enquiry({ name: "Nombre Secreto" });
  await service.post(sent);
  const stranger = new Visitor(service);
  const cookies = ["", "__Host-bandeja=x", "__Host-bandeja=", "bandeja=1; __Host-bandeja=' OR 1=1 --"];
  const paths = [
    pathOf(sent),
    "/bandeja/exportar",
    "/bandeja/",
    "/bandeja//",
    `${pathOf(sent)}/`,
    "/bandeja/x",
  ];
  for (stranger.cookie of cookies) {
    for (const path of ["/bandeja", "/bandeja?buscar=Nombre", ...paths]) {
      expect((await stranger.get(path)).body, path).not.toContain("Secreto");
    }
    for (const action of ["borrar", "nota", "enviar", "atendida"]) {
      expect((await stranger.post(`${pathOf(sent)}/${action}`)).status).toBe(401);
    }
    expect((await stranger.post("/bandeja/olvidar", { correo: sent.email })).status).toBe(401);
  }
  expect(storedIds()).toEqual([sent.id]);
});

test("unknown paths of the inbox return 404, even with a session", async () => {
  const service = await startService();
  const visitor = await logIn(service);
  for (const path of [
    "/bandeja/../../etc/passwd",
    "/bandeja/..%2f..%2fmain.ts",
    "/bandeja/consultas/__proto__",
    `/bandeja/consultas/${"a".repeat(32)}`,
    `/bandeja/consultas/${"A".repeat(32)}`,
    "/bandeja/inbox.css",
    "/bandeja/%00",
    "/bandejas",
    "//bandeja",
  ]) {
    const status = await new Promise((resolve) => {
      const options = { port: service.port, host: "127.0.0.1", path, headers: { Cookie: visitor.cookie } };
      request(options, (answer) => resolve(answer.resume().statusCode)).end();
    });
    expect(status, path).toBe(404);
  }
  for (const action of ["__proto__", "constructor", "toString"]) {
    expect((await visitor.act("/bandeja", `/bandeja/consultas/${"a".repeat(32)}/${action}`)).status).toBe(
      404,
    );
  }
});

test("the inbox refuses actions from another site, without a token or with a foreign token", async () => {
  const service = await startService();
  const sent = enquiry();
  await service.post(sent);
  const [visitor, other] = [await logIn(service), await logIn(service)];
  const { body } = await other.get("/bandeja");
  const foreign = /name="token" value="([^"]+)"/.exec(body)?.[1] ?? "";
  const own = /name="token" value="([^"]+)"/.exec((await visitor.get("/bandeja")).body)?.[1] ?? "";
  const erase = `${pathOf(sent)}/borrar`;
  expect((await visitor.post(erase, {})).status).toBe(403);
  expect((await visitor.post(erase, { token: foreign })).status).toBe(403);
  for (const origin of ["https://evil.example", "null", "", `${inboxOrigin}.evil.example`]) {
    expect((await visitor.post(erase, { token: own }, origin)).status).toBe(403);
    expect((await visitor.post("/bandeja/enlace", {}, origin)).status).toBe(403);
  }
  expect((await visitor.get(`${erase}?token=${own}`)).status).toBe(404);
  expect(storedIds()).toEqual([sent.id]);
  expect((await visitor.post(erase, { token: own })).status).toBe(303);
  expect(storedIds()).toEqual([]);
});

test("if a session is open, the link in a mail opens the enquiry", async () => {
  const service = await startService();
  const sent = enquiry();
  await service.post(sent);
  const visitor = await logIn(service);
  const outside = new Visitor(service);
  // Without a cookie, because browsers send no SameSite=Strict cookie when a link in a mail is opened.
  const redirect = await outside.get(pathOf(sent), { "Sec-Fetch-Site": "cross-site" });
  const [, target = ""] = /http-equiv="refresh" content="0; url=([^"]+)"/.exec(redirect.body) ?? [];
  expect(target).toBe(`${pathOf(sent)}?abrir=1`);
  expect((await visitor.get(target)).body).toContain("Ana Vera");
  const repeated = await outside.get(target, { "Sec-Fetch-Site": "cross-site" });
  expect(repeated.body).toContain("Entrar en la bandeja</h1>");
});

test("the inbox shows HTML in every field as text, and its policy blocks scripts and files", async () => {
  const service = await startService();
  const hostile = `"><script>alert(1)</script><img src=x onerror=alert(1)></textarea></title>`;
  const line = hostile.slice(0, 80);
  const sent = enquiry({
    name: hostile,
    phone: hostile,
    company: hostile,
    about: line,
    message: hostile,
    text: hostile,
    lines: [{ id: line, name: line, quantity: 3, note: line }],
  });
  await service.post(sent);
  const visitor = await logIn(service);
  await visitor.act(pathOf(sent), `${pathOf(sent)}/nota`, { nota: hostile });
  for (const path of [
    "/bandeja",
    `/bandeja?buscar=${encodeURIComponent(hostile)}`,
    pathOf(sent),
    "/bandeja/zzz",
  ]) {
    const { body, headers } = await visitor.get(path);
    expect(body).not.toMatch(/<(script|img|iframe|object|style)/i);
    expect(elementsIn(body)).not.toContain("script");
    expect(headers.get("content-security-policy")).toMatch(
      /^default-src 'none'; style-src 'self';.*frame-ancestors 'none'$/,
    );
    expect(headers.get("cache-control")).toBe("no-store");
  }
  expect((await visitor.get(pathOf(sent))).body).toContain(`${"&lt;/textarea&gt;&lt;/title&gt;"}</textarea>`);
});

test("the owner can search, read, tick off, annotate, resend, export and forget enquiries", async () => {
  const mailbox = await startMailbox();
  const service = await startService(mailSettingsFor(mailbox));
  const sent = enquiry({
    name: "María Núñez",
    email: "Maria@lab.example",
    lines: [{ id: "a", name: "Tubo de Tapa Lila", pack: "caja de 100", quantity: 1200, note: "urgente" }],
    city: "Cuenca",
  });
  const others = [enquiry(), enquiry({ email: "maria@lab.example" })];
  for (const one of [sent, ...others]) await service.post(one);
  await vi.waitFor(() => expect(arrivedIds(mailbox)).toHaveLength(3), waitOptions);
  const visitor = await logIn(service);
  const found = await visitor.get("/bandeja?buscar=nunez+lila");
  expect(found.body.match(/class="who"/g)).toHaveLength(1);
  const { body } = await visitor.get(pathOf(sent));
  expect(body).toContain("mailto:Maria%40lab.example?subject=Re%3A%20Ventas%20y%20cotizaciones");
  expect(body).toMatch(/<th scope="row" dir="auto">Tubo de Tapa Lila<.*>caja de 100<.*>1\.200<.*>urgente</);
  expect(body).toContain('<dt>Ciudad de entrega</dt><dd dir="auto">Cuenca</dd>');
  await visitor.act(pathOf(sent), `${pathOf(sent)}/atendida`);
  await visitor.act(pathOf(sent), `${pathOf(sent)}/nota`, { nota: "Llamar el lunes" });
  const attended = await visitor.get("/bandeja?estado=atendida&buscar=lunes");
  expect(attended.body).toContain("Nota: Llamar el lunes");
  expect((await visitor.get("/bandeja?estado=nueva")).body.match(/class="who"/g)).toHaveLength(2);
  await visitor.act(pathOf(sent), `${pathOf(sent)}/enviar`);
  await vi.waitFor(
    () => expect(arrivedIds(mailbox).filter((id) => id === sent.id)).toHaveLength(2),
    waitOptions,
  );
  const file = await visitor.get("/bandeja/exportar?buscar=nunez");
  expect(file.headers.get("content-disposition")).toContain("consultas.csv");
  expect(file.body.split("\r\n")).toHaveLength(3);
  await visitor.act(pathOf(sent), "/bandeja/olvidar", { correo: "maria@lab.example" });
  expect(storedIds()).toEqual([others[0]?.id]);
});

test("the links to newer and older enquiries show every enquiry exactly once", async () => {
  const service = await startService();
  for (let count = 0; count < 120; count++) await service.post(enquiry({ name: `Persona ${count}.` }));
  const visitor = await logIn(service);
  const namesOf = (body: string) =>
    Array.from(body.matchAll(/class="who"[^>]*>Persona (\d+)/g), ([, n]) => Number(n));
  const linkOf = (body: string, rel: string) =>
    new RegExp(`rel="${rel}" href="([^"]+)"`).exec(body)?.[1]?.replaceAll("&amp;", "&");
  const pages: number[][] = [];
  let path: string | undefined = "/bandeja?buscar=persona";
  let last = "";
  while (path) {
    last = (await visitor.get(path)).body;
    pages.push(namesOf(last));
    path = linkOf(last, "next");
  }
  expect(pages.flat()).toEqual(Array.from({ length: 120 }, (_, index) => 119 - index));
  const back = await visitor.get(linkOf(last, "prev") ?? "");
  expect(namesOf(back.body)).toEqual(pages[1]);
});

function elementsIn(html: string): string[] {
  return (
    JSON.stringify(parse(html), (key, value) => (key === "parentNode" ? undefined : value)).match(
      /(?<="tagName":")\w+/g,
    ) ?? []
  );
}
