/** The service as a process of its own, asked and ended like the real one. */
import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach } from "vitest";
import type { Delivery } from "#app/lib/enquiry.ts";
import { Mailbox } from "../../../services/enquiries/demo/mailbox.ts";
import type { Log } from "../../../services/enquiries/log.ts";
import { startService as start } from "../../../services/enquiries/service.ts";
import { readSettings } from "../../../services/enquiries/settings.ts";
import { readSite } from "../../../services/enquiries/site.ts";

export const origin = "https://inventada.example";
const siteOfTests = "tests/fixtures";
const main = "services/enquiries/main.ts";

let folder: string | undefined;
const mailboxes: Mailbox[] = [];
const services: Service[] = [];

/** To be called at the head of a test file: whatever a test started ends with it. */
export function cleanUpAfterEach() {
  afterEach(async () => {
    await Promise.all(services.splice(0).map((service) => service.end("SIGKILL")));
    await Promise.all(mailboxes.splice(0).map((mailbox) => mailbox.stop()));
    if (folder) rmSync(folder, { recursive: true, force: true });
    folder = undefined;
  });
}

/** In memory: no test can take the power away, and forcing the disk to write is what would take longest. */
const place = existsSync("/dev/shm") ? "/dev/shm" : tmpdir();

/** A place for the files of one test. */
export function fileOfTest(name = "enquiries.db"): string {
  folder ??= mkdtempSync(join(place, "enquiries-"));
  return join(folder, name);
}

type Variables = Record<string, string | number>;

function environment(variables: Variables): NodeJS.ProcessEnv {
  return {
    PATH: process.env.PATH,
    // Starts in half the time.
    NODE_COMPILE_CACHE: resolve(".cache/compiled"),
    SITE: siteOfTests,
    ENQUIRIES_PORT: "0",
    ENQUIRIES_FILE: fileOfTest(),
    ENQUIRIES_PER_ADDRESS: "100000",
    ENQUIRIES_IN_ALL: "100000",
    ...Object.fromEntries(Object.entries(variables).map(([name, value]) => [name, String(value)])),
  };
}

const agent = new Agent({ keepAlive: true });

/** A running service, wherever it runs. */
export class Service {
  readonly url: string;
  readonly #end: (signal: NodeJS.Signals) => Promise<number | null>;
  readonly #output: string[];

  constructor(url: string, output: string[], end: (signal: NodeJS.Signals) => Promise<number | null>) {
    this.url = url;
    this.#output = output;
    this.#end = end;
  }

  /** Everything it has said. */
  get output(): string {
    return this.#output.join("");
  }

  /** Ends it, and tells its exit code. */
  end(signal: NodeJS.Signals = "SIGTERM"): Promise<number | null> {
    return this.#end(signal);
  }

  /** The status of the answer, or nothing if there was none. */
  post(body: unknown, headers: Record<string, string> = {}): Promise<number | undefined> {
    return new Promise((resolve) => {
      const options = {
        method: "POST",
        agent,
        headers: { "Content-Type": "application/json", Origin: origin, ...headers },
      };
      const asked = request(`${this.url}/consultas`, options, (response) => {
        response.resume();
        response.once("end", () => resolve(response.statusCode));
        response.once("error", () => resolve(undefined));
      });
      asked.once("error", () => resolve(undefined));
      asked.end(typeof body === "string" || Buffer.isBuffer(body) ? body : JSON.stringify(body));
    });
  }

  async health(): Promise<Record<string, unknown>> {
    return (await fetch(`${this.url}/health`)).json();
  }
}

/** In this process: what needs no end of its own. */
export async function startService(variables: Variables = {}): Promise<Service> {
  const site = readSite(siteOfTests);
  const output: string[] = [];
  const log: Log = (event, details) => output.push(`${JSON.stringify({ event, ...details })}\n`);
  const { port, stop } = await start(readSettings(environment(variables), site), site, log);
  let stopped: Promise<void> | undefined;
  return running(
    new Service(`http://127.0.0.1:${port}`, output, async () => {
      stopped ??= stop();
      await stopped;
      return 0;
    }),
  );
}

/** In a process of its own, started when it says so. `limit` is what the shell does first, such as «ulimit». */
export async function startProcess(variables: Variables = {}, limit = ""): Promise<Service> {
  const child = spawn("sh", ["-c", `${limit} exec "$0" "$@"`, process.execPath, main], {
    env: environment(variables),
    stdio: ["ignore", "pipe", "pipe"],
  });
  const output: string[] = [];
  const url = await new Promise<string>((resolve, reject) => {
    const collect = (chunk: Buffer) => {
      output.push(chunk.toString("utf8"));
      const port = /"event":"started".*"port":(\d+)/.exec(output.join(""))?.[1];
      if (port) resolve(`http://127.0.0.1:${port}`);
    };
    child.stdout.on("data", collect);
    child.stderr.on("data", collect);
    child.once("exit", (code) => reject(new Error(`ended with ${code}: ${output.join("")}`)));
  });
  return running(
    new Service(url, output, async (signal) => {
      if (child.exitCode === null && child.signalCode === null) {
        const ended = once(child, "exit");
        child.kill(signal);
        await ended;
      }
      return child.exitCode;
    }),
  );
}

function running(service: Service): Service {
  services.push(service);
  return service;
}

/** One of the owner's commands. */
export async function command(args: string[], variables: Variables = {}) {
  const child = spawn(process.execPath, [main, ...args], { env: environment(variables) });
  let text = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (text += chunk));
  const [code] = await once(child, "close");
  return { code, text };
}

export async function startMailbox(): Promise<Mailbox> {
  const mailbox = new Mailbox();
  await mailbox.start();
  mailboxes.push(mailbox);
  return mailbox;
}

/** Mail by this mailbox, with pauses short enough for a test. */
export function mailTo({ port }: Mailbox): Variables {
  return {
    SMTP_HOST: "127.0.0.1",
    SMTP_PORT: port,
    SMTP_SECURITY: "none",
    SMTP_TIMEOUT_SECONDS: 5,
    ENQUIRIES_RETRY_SECONDS: 0.05,
  };
}

export const newId = () => randomBytes(16).toString("hex");

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

/** Runs what reads the file itself, beside the service. */
export function inFile<T>(work: (database: DatabaseSync) => T): T {
  const database = new DatabaseSync(fileOfTest(), { timeout: 5000 });
  try {
    return work(database);
  } finally {
    database.close();
  }
}

export function storedIds(): string[] {
  return inFile((database) => database.prepare("SELECT id FROM enquiries ORDER BY id").all()).map(({ id }) =>
    String(id),
  );
}

/** The ids of the enquiries that arrived in the mailbox, as often as they did. */
export function arrivedIds({ letters }: Mailbox): string[] {
  return letters
    .flatMap(({ messageId }) => /^<([0-9a-f]{32})\.sales\./.exec(messageId ?? "")?.[1] ?? [])
    .sort();
}
