/** The address that the form posts to (docs/enquiry-endpoint.md), and one that says how the service is. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { trapName } from "../../app/lib/enquiry.ts";
import { isRecord } from "../../app/lib/is-record.ts";
import { clientAddress } from "./client-address.ts";
import { codeOf, type Log } from "./log.ts";
import { addressGroup, RateLimit } from "./rate-limit.ts";
import { type Enquiry, enquirySchema } from "./schema.ts";
import type { Settings } from "./settings.ts";
import { reference } from "./words.ts";

const path = "/consultas";
const healthPath = "/health";
/** The longest enquiry that the schema allows, in the longest encoding. */
const mostBytes = 1_500_000;

type Limits = Pick<Settings, "origins" | "proxies" | "perAddress" | "inAll" | "leastMilliseconds">;
type Health = { ok: boolean } & Record<string, string | number | boolean | undefined>;
type Service = {
  /** Resolves when the enquiry is safe. */
  accept: (enquiry: Enquiry) => Promise<void>;
  health: () => Promise<Health>;
  log: Log;
};

/** Ends a request with a status. The reason is for developers: it never repeats what was sent. */
class Refusal extends Error {
  readonly status: number;
  constructor(status: number, reason: string) {
    super(reason);
    this.status = status;
  }
}

export function enquiryServer(limits: Limits, { accept, health, log }: Service): Server {
  const addressOf = clientAddress(limits.proxies);
  const perAddress = new RateLimit(limits.perAddress);
  const inAll = new RateLimit(limits.inAll);

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => fail(request, response, error));
  });
  server.requestTimeout = 10_000;
  server.headersTimeout = 5_000;
  server.keepAliveTimeout = 20_000;
  return server;

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const [asked] = (request.url ?? "").split("?");
    if (asked === healthPath) return await answerHealth(request, response);
    if (asked !== path) throw new Refusal(404, "not here");
    allowOrigin(request, response);
    if (request.method === "OPTIONS") return end(response, 204);
    if (request.method !== "POST") throw new Refusal(405, "POST only");
    if (!perAddress.allows(addressGroup(addressOf(request)))) throw new Refusal(429, "too many");
    const body = await readJson(request);
    if (isRecord(body) && body[trapName]) {
      // A program is thanked, and nothing is kept.
      log("trapped");
      return end(response, 204);
    }
    const { data: enquiry, error } = enquirySchema.safeParse(body);
    if (!enquiry) throw new Refusal(422, `not an enquiry: ${faultyFields(error).join(", ")}`);
    // Not lost if it was a person after all: the second try of the form comes later.
    if (enquiry.elapsed < limits.leastMilliseconds) throw new Refusal(429, "too fast");
    if (!inAll.allows("")) throw new Refusal(429, "too many in all");
    await accept(enquiry);
    log("stored", { id: reference(enquiry.id) });
    end(response, 204);
  }

  async function answerHealth(request: IncomingMessage, response: ServerResponse) {
    if (request.method !== "GET") throw new Refusal(405, "GET only");
    const state = await health();
    response.setHeader("Content-Type", "application/json");
    response.setHeader("Cache-Control", "no-store");
    response.writeHead(state.ok ? 200 : 503).end(`${JSON.stringify(state)}\n`);
  }

  /** Browsers say where a page comes from, and obey the answer; other programs are told the same. */
  function allowOrigin({ headers }: IncomingMessage, response: ServerResponse) {
    const { origin } = headers;
    response.setHeader("Vary", "Origin");
    if (!origin || !limits.origins.includes(origin)) throw new Refusal(403, "not from this site");
    response.setHeader("Access-Control-Allow-Origin", origin);
    response.setHeader("Access-Control-Allow-Headers", "Content-Type");
    response.setHeader("Access-Control-Max-Age", "600");
  }

  function fail(request: IncomingMessage, response: ServerResponse, error: unknown) {
    const status = error instanceof Refusal ? error.status : 503;
    const reason = error instanceof Refusal ? error.message : codeOf(error);
    log(status === 503 ? "not stored" : "turned away", { status, reason });
    if (response.headersSent || response.destroyed) return void request.destroy();
    if (status === 429) response.setHeader("Retry-After", "60");
    if (status === 405) response.setHeader("Allow", "POST, OPTIONS");
    // What is left of the body is not worth reading.
    if (!request.complete) response.setHeader("Connection", "close");
    end(response, status, error instanceof Refusal ? `${error.message}\n` : "try again later\n");
  }
}

function end(response: ServerResponse, status: number, text?: string) {
  response.setHeader("Cache-Control", "no-store");
  if (text) response.setHeader("Content-Type", "text/plain; charset=utf-8");
  response.writeHead(status).end(text);
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  const type = request.headers["content-type"]?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/json") throw new Refusal(415, "application/json only");
  if (Number(request.headers["content-length"] ?? 0) > mostBytes) throw new Refusal(413, "too large");
  const chunks: Buffer[] = [];
  let size = 0;
  // Not `for await`: to leave it would close the connection before the answer.
  await new Promise<void>((resolve, reject) => {
    request.on("data", (chunk: Buffer) => {
      size += chunk.length;
      if (size <= mostBytes) chunks.push(chunk);
      else reject(new Refusal(413, "too large"));
    });
    request.once("end", resolve);
    request.once("error", () => reject(new Refusal(400, "cut off")));
    request.once("close", () => reject(new Refusal(400, "cut off")));
  });
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(Buffer.concat(chunks)));
  } catch {
    throw new Refusal(400, "not JSON");
  }
}

/** Their names alone, of those that the schema knows. */
function faultyFields(error: { issues: { path: PropertyKey[] }[] }): string[] {
  const fields = error.issues.map(({ path: [field] }) => String(field ?? "fields"));
  return [...new Set(fields)];
}
