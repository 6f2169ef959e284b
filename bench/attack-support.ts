/** Helpers for the attacks on the enquiry service. */
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import { Mailbox } from "../services/enquiries/demo/mailbox.ts";
import { newId, startEnquiryService } from "../tests/support/enquiry-service.ts";

export const origin = "https://inventada.example";
export const folder = mkdtempSync(join(tmpdir(), "attacks-"));

type Row = Record<string, unknown>;
type Variables = Record<string, string | number>;

export function enquiry(message = "¿Qué plazo tienen?") {
  return {
    id: newId(),
    name: "Ana Vera",
    email: "ana@laboratorio.example",
    phone: "",
    company: "",
    subject: "sales",
    about: "",
    lines: [],
    message,
    text: `Ventas\n\n${message}`,
    consent: true,
    elapsed: 8000,
  };
}

export function start(file: string, mailbox: Mailbox | undefined, variables: Variables = {}) {
  return startEnquiryService(origin, {
    SITE: "tests/fixtures",
    ENQUIRIES_PORT: "0",
    ENQUIRIES_FILE: file,
    ENQUIRIES_PER_ADDRESS: "1e9",
    ENQUIRIES_IN_ALL: "1e9",
    ENQUIRIES_MEGABYTES_PER_ADDRESS: "1e6",
    ENQUIRIES_MEGABYTES_IN_ALL: "1e6",
    ENQUIRIES_RETRY_SECONDS: "0.2",
    SMTP_TIMEOUT_SECONDS: "2",
    ...(mailbox && { SMTP_HOST: "127.0.0.1", SMTP_PORT: String(mailbox.port), SMTP_SECURITY: "none" }),
    ...Object.fromEntries(Object.entries(variables).map(([name, value]) => [name, String(value)])),
  });
}

export function ask(file: string, sql: string): Row[] {
  const database = new DatabaseSync(file, { timeout: 5000 });
  try {
    return database.prepare(sql).all();
  } finally {
    database.close();
  }
}

export async function until(what: string, holds: () => boolean | Promise<boolean>, seconds = 300) {
  const end = performance.now() + seconds * 1000;
  while (!(await holds())) {
    if (performance.now() > end) throw new Error(`not within ${seconds} s: ${what}`);
    await pause(50);
  }
}

/** Counts how often each enquiry arrived as a mail of this kind. */
export function arrivals({ received }: Mailbox, kind: string): Map<string, number> {
  const found = new Map<string, number>();
  for (const { messageId = "" } of received) {
    const [, id = "", name] = /^<([0-9a-f]{32})\.(\w+)\./.exec(messageId) ?? [];
    if (name === kind) found.set(id, (found.get(id) ?? 0) + 1);
  }
  return found;
}

export async function newMailbox(): Promise<Mailbox> {
  const mailbox = new Mailbox();
  await mailbox.start();
  return mailbox;
}

/** Returns a check that no mail waits. Notices that were not confirmed do not count, because they wait for a day. */
export const isDone = (file: string) => () =>
  ask(
    file,
    `SELECT 1 FROM mails WHERE state IN ('waiting', 'sending') AND (kind <> 'notice' OR attempts = 0) LIMIT 1`,
  ).length === 0;
