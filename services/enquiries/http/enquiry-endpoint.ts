/** The address that the form posts to: docs/enquiry-endpoint.md. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { honeypotName } from "../../../app/lib/enquiry.ts";
import { isRecord } from "../../../app/lib/is-record.ts";
import { reference } from "../format.ts";
import type { Log } from "../log.ts";
import { type Enquiry, enquirySchema } from "../schema.ts";
import type { Settings } from "../settings.ts";
import { HttpError } from "./http-error.ts";
import { RateLimit } from "./rate-limit.ts";
import { readBody, utf8 } from "./read-body.ts";
import { respond } from "./respond.ts";

/** About twice the size of a quote list with a hundred products and notes. */
const maxBodyBytes = 200_000;
const day = 86_400_000;
const megabyte = 1_000_000;

type Limits = Pick<
  Settings,
  "origins" | "perAddress" | "totalRequests" | "minMilliseconds" | "megabytesPerAddress" | "totalMegabytes"
>;
type Options = {
  limits: Limits;
  addressOf: (request: IncomingMessage) => string;
  /** Stores an enquiry. Resolves when it is on the disk. */
  accept: (enquiry: Enquiry) => Promise<void>;
  log: Log;
};

export function enquiryEndpoint({ limits, addressOf, accept, log }: Options) {
  const perAddress = new RateLimit(limits.perAddress);
  const total = new RateLimit(limits.totalRequests);
  const bytesPerAddress = new RateLimit(limits.megabytesPerAddress * megabyte, day);
  const totalBytes = new RateLimit(limits.totalMegabytes * megabyte, day);

  return async (request: IncomingMessage, response: ServerResponse) => {
    allowOrigin(limits.origins, request, response);
    if (request.method === "OPTIONS") return respond(response, 204);
    if (request.method !== "POST") throw new HttpError(405, "POST only", "POST, OPTIONS");
    const address = addressOf(request);
    if (!perAddress.allows(address)) throw new HttpError(429, "too many");
    const bytes = await readBody(request, "application/json", maxBodyBytes);
    const body = parseJson(bytes);
    if (isRecord(body) && body[honeypotName]) {
      // A program filled in the hidden field. It gets the usual answer, and nothing is stored.
      log("trapped");
      return respond(response, 204);
    }
    const { data: enquiry, error } = enquirySchema.safeParse(body);
    if (!enquiry) throw new HttpError(422, `not an enquiry: ${faultyFields(error).join(", ")}`);
    // A person who was this fast can send the form again, because `elapsed` keeps growing.
    if (enquiry.elapsed < limits.minMilliseconds) throw new HttpError(429, "too fast");
    if (!total.allows("")) throw new HttpError(429, "too many in all");
    if (!bytesPerAddress.allows(address, bytes.length)) throw new HttpError(429, "too many bytes");
    if (!totalBytes.allows("", bytes.length)) throw new HttpError(429, "too many bytes in all");
    await accept(enquiry);
    log("stored", { id: reference(enquiry.id) });
    respond(response, 204);
  };
}

function allowOrigin(origins: string[], { headers }: IncomingMessage, response: ServerResponse) {
  const { origin } = headers;
  response.setHeader("Vary", "Origin");
  if (!origin || !origins.includes(origin)) throw new HttpError(403, "not from this site");
  response.setHeader("Access-Control-Allow-Origin", origin);
  response.setHeader("Access-Control-Allow-Headers", "Content-Type");
  response.setHeader("Access-Control-Max-Age", "600");
}

function parseJson(bytes: Buffer): unknown {
  const text = utf8(bytes);
  try {
    return JSON.parse(text);
  } catch {
    throw new HttpError(400, "not JSON");
  }
}

/** Returns only field names of the schema, because a log must not contain what the sender wrote. */
function faultyFields(error: { issues: { path: PropertyKey[] }[] }): string[] {
  const fields = error.issues.map(({ path: [field] }) => String(field ?? "fields"));
  return [...new Set(fields)];
}
