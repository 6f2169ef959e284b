/** Anyone may send anything: only what the form could have sent is kept, and not too much of it. */
import { request } from "node:http";
import { connect } from "node:net";
import fc from "fast-check";
import { expect, test } from "vitest";
import { type Enquiry, enquirySchema } from "../../../services/enquiries/schema.ts";
import { newId } from "../../support/enquiry-service.ts";
import { cleanUpAfterEach, enquiry, inFile, origin, startService, storedIds } from "./support.ts";

cleanUpAfterEach();

const nasty = fc.constantFrom<unknown>(
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  9999,
  10_000,
  "",
  " ",
  "x".repeat(301),
  "😀".repeat(150),
  "\u0000\u0007\u001b[31m",
  "\ud83d",
  "\udc00\ud800",
  "\u202Eoiram\u202C\u2028\u2029\u0085",
  "Ana\r\nBcc: todos@spam.example\r\n\r\nCompre",
  "a@b.example\nBcc: c@d.example",
  "a@b.example, c@d.example",
  '"a b"@c.example',
  "<a@b.example>",
  "a@[127.0.0.1]",
  "'; DROP TABLE enquiries; --",
  "<script>alert(1)</script>",
  '=HYPERLINK("x")',
  "../../etc/passwd",
  "__proto__",
  [],
  {},
  [[[[[]]]]],
  { $gt: "" },
  { toString: 1, length: 1e9 },
);
const field = fc.constantFrom(...Object.keys(enquiry()), "homepage", "__proto__", "constructor", "extra");

/** An enquiry with some of its fields exchanged, taken away or added. */
const bent = fc
  .array(fc.tuple(field, fc.oneof(nasty, fc.jsonValue(), fc.string({ unit: "binary" }))), { maxLength: 3 })
  .map((changes) => {
    const id = newId();
    const body: Record<string, unknown> = { ...enquiry({ id }) };
    for (const [name, value] of changes) {
      Object.defineProperty(body, name, { value, enumerable: true, configurable: true });
    }
    return JSON.stringify(body);
  });
const bentLines = fc
  .array(
    fc.record({
      id: fc.oneof(nasty, fc.string()),
      name: fc.oneof(nasty, fc.string()),
      quantity: fc.oneof(nasty, fc.integer()),
      note: fc.oneof(nasty, fc.string()),
    }),
    { maxLength: 4 },
  )
  .map((lines) => JSON.stringify({ ...enquiry(), lines }));
/** Cut off, repeated, or with bytes that are no UTF-8. */
const broken = fc
  .tuple(bent, fc.nat(600), fc.uint8Array({ maxLength: 20 }))
  .map(([text, at, bytes]) =>
    Buffer.concat([Buffer.from(text.slice(0, at)), bytes, Buffer.from(text.slice(at))]),
  );
const body = fc.oneof(
  { weight: 5, arbitrary: bent },
  { weight: 2, arbitrary: bentLines },
  { weight: 2, arbitrary: broken },
  { weight: 1, arbitrary: fc.json() },
  { weight: 1, arbitrary: fc.string({ unit: "binary" }) },
);

/** One request after the other over one connection, none waiting for the answer to the last. */
function postAll(port: number, all: (string | Buffer)[]): Promise<number[]> {
  return new Promise((resolve, reject) => {
    let answers = "";
    const socket = connect(port, "127.0.0.1");
    for (const [index, content] of all.entries()) {
      const bytes = Buffer.from(content);
      const end = index === all.length - 1 ? "Connection: close\r\n" : "";
      const head = `Host: x\r\nOrigin: ${origin}\r\nContent-Type: application/json\r\nContent-Length: ${bytes.length}\r\n`;
      socket.write(`POST /consultas HTTP/1.1\r\n${head}${end}\r\n`);
      socket.write(bytes);
    }
    socket.on("data", (chunk) => {
      answers += chunk.toString("latin1");
    });
    socket.once("error", reject);
    socket.once("close", () => {
      resolve(Array.from(answers.matchAll(/HTTP\/1\.1 (\d{3}) /g), ([, status]) => Number(status)));
    });
  });
}

test("10,000 hostile bodies: never a crash or a 5xx, and nothing is stored that the schema does not allow", async () => {
  const service = await startService({ ENQUIRIES_LEAST_SECONDS: 0 });
  const bodies = fc.sample(body, { numRuns: 10_000, seed: 21 });
  const senders = Array.from({ length: 20 }, (_, sender) =>
    postAll(
      service.port,
      bodies.filter((__, index) => index % 20 === sender),
    ),
  );
  const statuses = (await Promise.all(senders)).flat();
  expect(statuses).toHaveLength(10_000);
  const counts = new Map<number, number>();
  for (const status of statuses) counts.set(status, (counts.get(status) ?? 0) + 1);
  expect([...counts.keys()].sort()).toEqual([204, 400, 422]);
  expect(counts.get(204)).toBeGreaterThan(500);
  const rows = inFile((database) => database.prepare("SELECT id, email, body FROM enquiries").all());
  expect(rows.length).toBeGreaterThan(500);
  expect(rows.length).toBeLessThanOrEqual(counts.get(204) ?? 0);
  for (const { id, email, body } of rows) {
    const stored: Enquiry = JSON.parse(String(body));
    expect(enquirySchema.parse(stored)).toEqual(stored);
    expect(id).toBe(stored.id);
    expect(email).toBe(stored.email.toLowerCase());
    expect(JSON.stringify(stored).replaceAll(/\\[nt]/g, "")).not.toMatch(/\\u(00[01]|d[89a-f])|\\[rbf]/);
  }
  expect(await service.health()).toMatchObject({ ok: true, waiting: rows.length });
});

test("a body that is too large is refused before it is read, told or not", async () => {
  const service = await startService();
  expect(await service.post(enquiry({ message: "x".repeat(100_001) }))).toBe(422);
  expect(await service.post(`"${"x".repeat(1_600_000)}"`)).toBe(413);
  const answer = await new Promise<number | undefined>((resolve, reject) => {
    const headers = { Origin: origin, "Content-Type": "application/json" };
    const endless = request(`${service.url}/consultas`, { method: "POST", headers }, (response) => {
      resolve(response.statusCode);
      endless.destroy();
    });
    endless.on("error", reject);
    const more = () => void (endless.destroyed || endless.write("x".repeat(65_536), more));
    more();
  });
  expect(answer).toBe(413);
  expect(await service.post("[".repeat(700_000))).toBe(400);
  expect(await service.post("[".repeat(700_000) + "]".repeat(700_000))).toBe(422);
});

test("requests that are none are refused, and the service goes on", async () => {
  const service = await startService();
  const raw = [
    "GARBAGE\r\n\r\n",
    "POST /consultas HTTP/1.1\r\nHost: x\r\nContent-Length: -5\r\n\r\n",
    "POST /consultas HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    `POST /consultas HTTP/1.1\r\nHost: x\r\nX-Long: ${"x".repeat(100_000)}\r\n\r\n`,
    `POST /consultas HTTP/1.1\r\nHost: x\r\nOrigin: ${origin}\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"id":`,
  ];
  for (const text of raw) {
    await new Promise<void>((resolve) => {
      const socket = connect(Number(new URL(service.url).port), "127.0.0.1", () => socket.end(text));
      socket.on("error", () => {});
      socket.on("close", () => resolve());
      socket.resume();
    });
  }
  for (const [path, init, status] of [
    ["/", {}, 404],
    ["/consultas/", { method: "POST" }, 404],
    ["/consultas", { method: "GET", headers: { Origin: origin } }, 405],
    ["/consultas", { method: "PUT", headers: { Origin: origin }, body: "{}" }, 405],
    ["/health", { method: "POST" }, 405],
  ] as const) {
    expect((await fetch(service.url + path, init)).status, path).toBe(status);
  }
  expect(await service.post(enquiry(), { "Content-Type": "text/plain" })).toBe(415);
  expect(await service.post(enquiry())).toBe(204);
});

test("only pages of the site may send, and their browser may ask first", async () => {
  const service = await startService({ ENQUIRIES_ORIGINS: `${origin}, https://www.inventada.example` });
  for (const other of [
    "https://evil.example",
    "null",
    `${origin}.evil.example`,
    "http://inventada.example",
  ]) {
    expect(await service.post(enquiry(), { Origin: other })).toBe(403);
  }
  const bare = await fetch(`${service.url}/consultas`, { method: "POST", body: "{}" });
  expect(bare.status).toBe(403);
  expect(bare.headers.get("access-control-allow-origin")).toBeNull();
  const asked = await fetch(`${service.url}/consultas`, {
    method: "OPTIONS",
    headers: { Origin: "https://www.inventada.example", "Access-Control-Request-Method": "POST" },
  });
  expect(asked.status).toBe(204);
  expect(asked.headers.get("access-control-allow-origin")).toBe("https://www.inventada.example");
  expect(asked.headers.get("access-control-allow-headers")).toBe("Content-Type");
  expect(storedIds()).toEqual([]);
});

test("too many from one address are refused, and others are not; a proxy tells the address, a stranger cannot", async () => {
  const service = await startService({ ENQUIRIES_PER_ADDRESS: 3 });
  const from = (address: string) => service.post(enquiry(), { "X-Real-IP": address });
  for (let count = 0; count < 3; count++) expect(await from("203.0.113.7")).toBe(204);
  expect(await from("203.0.113.7")).toBe(429);
  expect(await from("203.0.113.8")).toBe(204);
  for (const last of ["1", "2", "ffff:1"]) expect(await from(`2001:db8:0:1::${last}`)).toBe(204);
  expect(await from("2001:db8:0:1:2:3:4:5")).toBe(429);
  expect(await from("2001:db8:0:2::1")).toBe(204);
  await service.end();
  const direct = await startService({ ENQUIRIES_PER_ADDRESS: 1, ENQUIRIES_PROXIES: "192.0.2.0/24" });
  expect(await direct.post(enquiry(), { "X-Real-IP": "203.0.113.1" })).toBe(204);
  expect(await direct.post(enquiry(), { "X-Real-IP": "203.0.113.2" })).toBe(429);
});

test("too many in all are refused, whoever sends them", async () => {
  const service = await startService({ ENQUIRIES_IN_ALL: 2 });
  const statuses = [];
  for (let count = 0; count < 4; count++) {
    statuses.push(await service.post(enquiry(), { "X-Real-IP": `203.0.113.${count}` }));
  }
  expect(statuses).toEqual([204, 204, 429, 429]);
  expect(storedIds()).toHaveLength(2);
});

test("what fills in the hidden field is thanked and not kept; what is too fast may try again", async () => {
  const service = await startService();
  expect(await service.post({ ...enquiry(), homepage: "https://spam.example" })).toBe(204);
  const fast = enquiry({ elapsed: 900 });
  expect(await service.post(fast)).toBe(429);
  expect(storedIds()).toEqual([]);
  expect(await service.post({ ...fast, elapsed: 3100 })).toBe(204);
  expect(storedIds()).toEqual([fast.id]);
});
