import { connect } from "node:net";
import fc from "fast-check";
import { expect } from "vitest";
import { type Enquiry, enquirySchema } from "../../../services/enquiries/schema.ts";
import { newId } from "../../support/enquiry-service.ts";
import { enquiry, origin, startService, withDatabase } from "./support.ts";

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

const altered = fc
  .array(fc.tuple(field, fc.oneof(nasty, fc.jsonValue(), fc.string({ unit: "binary" }))), { maxLength: 3 })
  .map((changes) => {
    const id = newId();
    const body: Record<string, unknown> = { ...enquiry({ id }) };
    for (const [name, value] of changes) {
      Object.defineProperty(body, name, { value, enumerable: true, configurable: true });
    }
    return JSON.stringify(body);
  });
const malformedLines = fc
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
const broken = fc
  .tuple(altered, fc.nat(600), fc.uint8Array({ maxLength: 20 }))
  .map(([text, at, bytes]) =>
    Buffer.concat([Buffer.from(text.slice(0, at)), bytes, Buffer.from(text.slice(at))]),
  );
const body = fc.oneof(
  { weight: 5, arbitrary: altered },
  { weight: 2, arbitrary: malformedLines },
  { weight: 2, arbitrary: broken },
  { weight: 1, arbitrary: fc.json() },
  { weight: 1, arbitrary: fc.string({ unit: "binary" }) },
);

/** Sends all requests over one connection without waiting for answers. */
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

export async function sendHostileBodies(count: number) {
  const service = await startService({ ENQUIRIES_MIN_SECONDS: 0 });
  const bodies = fc.sample(body, { numRuns: count, seed: 21 });
  const senders = Array.from({ length: 20 }, (_, sender) =>
    postAll(
      service.port,
      bodies.filter((__, index) => index % 20 === sender),
    ),
  );
  const statuses = (await Promise.all(senders)).flat();
  expect(statuses).toHaveLength(count);
  const counts = new Map<number, number>();
  for (const status of statuses) counts.set(status, (counts.get(status) ?? 0) + 1);
  expect([...counts.keys()].sort()).toEqual([204, 400, 422]);
  expect(counts.get(204)).toBeGreaterThan(count / 20);
  const rows = withDatabase((database) => database.prepare("SELECT id, email, body FROM enquiries").all());
  expect(rows.length).toBeGreaterThan(count / 20);
  expect(rows.length).toBeLessThanOrEqual(counts.get(204) ?? 0);
  for (const { id, email, body } of rows) {
    const stored: Enquiry = JSON.parse(String(body));
    expect(enquirySchema.parse(stored)).toEqual(stored);
    expect(id).toBe(stored.id);
    expect(email).toBe(stored.email.toLowerCase());
    expect(JSON.stringify(stored).replaceAll(/\\[nt]/g, "")).not.toMatch(/\\u(00[01]|d[89a-f])|\\[rbf]/);
  }
  expect(await service.health()).toMatchObject({ ok: true, waiting: rows.length });
}
