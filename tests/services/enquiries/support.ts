import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach } from "vitest";
import type { Delivery } from "#app/lib/enquiry.ts";
import { runCommand } from "../../../services/enquiries/commands.ts";
import { Mailbox } from "../../../services/enquiries/demo/mailbox.ts";
import type { Log } from "../../../services/enquiries/log.ts";
import { startService as start } from "../../../services/enquiries/service.ts";
import { readSettings } from "../../../services/enquiries/settings.ts";
import { readSite } from "../../../services/enquiries/site.ts";

import {
  compileCache,
  EnquiryService,
  newId,
  serviceFile,
  startEnquiryService,
} from "../../support/enquiry-service.ts";

export const origin = "https://inventada.example";
const siteOfTests = "tests/fixtures";

let folder: string | undefined;
const mailboxes: Mailbox[] = [];
const services: EnquiryService[] = [];

export function cleanUpAfterEach() {
  afterEach(async () => {
    await Promise.all(services.splice(0).map((service) => service.end("SIGKILL")));
    await Promise.all(mailboxes.splice(0).map((mailbox) => mailbox.stop()));
    if (folder) rmSync(folder, { recursive: true, force: true });
    folder = undefined;
  });
}

/** A folder in memory if possible, because writing to a disk would take most of the tests' time. */
const parentFolder = existsSync("/dev/shm") ? "/dev/shm" : tmpdir();

export function fileOfTest(name = "enquiries.db"): string {
  folder ??= mkdtempSync(join(parentFolder, "enquiries-"));
  return join(folder, name);
}

type Variables = Record<string, string | number>;

function environment(variables: Variables): NodeJS.ProcessEnv {
  return {
    PATH: process.env.PATH,
    ...compileCache,
    SITE: siteOfTests,
    ENQUIRIES_PORT: "0",
    ENQUIRIES_FILE: fileOfTest(),
    ENQUIRIES_PER_ADDRESS: "100000",
    ENQUIRIES_IN_ALL: "100000",
    ENQUIRIES_MEGABYTES_PER_ADDRESS: "1000",
    ENQUIRIES_MEGABYTES_IN_ALL: "1000",
    ...Object.fromEntries(Object.entries(variables).map(([name, value]) => [name, String(value)])),
  };
}

/** Starts the service in this process. */
export async function startService(variables: Variables = {}): Promise<EnquiryService> {
  const site = readSite(siteOfTests);
  const output: string[] = [];
  const log: Log = (event, details) => output.push(`${JSON.stringify({ event, ...details })}\n`);
  const { port, stop } = await start(readSettings(environment(variables), site), site, log);
  let stopped: Promise<void> | undefined;
  return running(
    new EnquiryService(port, origin, output, async () => {
      stopped ??= stop();
      await stopped;
      return 0;
    }),
  );
}

/** Starts the service in another process, which a test can kill. The shell runs `limit` first. */
export async function startProcess(variables: Variables = {}, limit = ""): Promise<EnquiryService> {
  return running(await startEnquiryService(origin, environment(variables), limit));
}

function running(service: EnquiryService): EnquiryService {
  services.push(service);
  return service;
}

/** Runs a command of the owner in another process. */
export async function command(args: string[], variables: Variables = {}) {
  const child = spawn(process.execPath, [serviceFile, ...args], { env: environment(variables) });
  let text = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk) => {
      text += chunk;
    });
  }
  const [code] = await once(child, "close");
  return { code, text };
}

/** Runs a command of the owner in this process, which is faster. */
export function run(...args: string[]): Promise<string> {
  const [name = "", ...rest] = args;
  return runCommand(name, rest, readSettings(environment({}), readSite(siteOfTests)));
}

export async function startMailbox(): Promise<Mailbox> {
  const mailbox = new Mailbox();
  await mailbox.start();
  mailboxes.push(mailbox);
  return mailbox;
}

/** Waits long enough for a very busy machine. */
export const waitOptions = { timeout: 100_000, interval: 20 };

export function mailSettingsFor({ port }: Mailbox): Variables {
  return {
    SMTP_HOST: "127.0.0.1",
    SMTP_PORT: port,
    SMTP_SECURITY: "none",
    SMTP_TIMEOUT_SECONDS: 5,
    ENQUIRIES_RETRY_SECONDS: 0.05,
  };
}

export function enquiry(changes: Partial<Delivery> = {}): Delivery {
  const message = changes.message ?? "¿Qué plazo tienen?\n\nGracias: «ñandú» 😀";
  return {
    id: newId(),
    name: "Ana Vera",
    email: "ana@laboratorio.example",
    phone: "",
    company: "Laboratorio «Vera»",
    subject: "sales",
    about: "",
    lines: [],
    message,
    text: `Ventas y cotizaciones\n\n${message}\n\nNombre: Ana Vera`,
    consent: true,
    elapsed: 8000,
    ...changes,
  };
}

export function withDatabase<T>(work: (database: DatabaseSync) => T): T {
  const database = new DatabaseSync(fileOfTest(), { timeout: 5000 });
  try {
    return work(database);
  } finally {
    database.close();
  }
}

export function storedIds(): string[] {
  return withDatabase((database) => database.prepare("SELECT id FROM enquiries ORDER BY id").all()).map(
    ({ id }) => String(id),
  );
}

export function arrivedIds({ received }: Mailbox): string[] {
  return received
    .flatMap(({ messageId }) => /^<([0-9a-f]{32})\.sales\./.exec(messageId ?? "")?.[1] ?? [])
    .sort();
}
