/** Measures enquiries per second, with storage and, as the upper limit, without it. */
import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { Agent, request } from "node:http";
import { availableParallelism, cpus, loadavg } from "node:os";
import { clientAddress } from "../services/enquiries/http/client-address.ts";
import { enquiryEndpoint } from "../services/enquiries/http/enquiry-endpoint.ts";
import { httpServer } from "../services/enquiries/http/server.ts";
import { startService } from "../services/enquiries/service.ts";
import { readSettings } from "../services/enquiries/settings.ts";
import { readSite } from "../services/enquiries/site.ts";
import { productId, productName } from "./pages.ts";
import { markdownTable, record } from "./record.ts";

const connections = 32;
const seconds = Number(process.env.SECONDS_EACH ?? 8);
const folder = ".cache/bench-enquiries";
const kinds = {
  nothing: "answering 204 without storing",
  storing: "storing, then answering 204",
} as const;
type Kind = keyof typeof kinds;
type Result = {
  name: string;
  perSecond: number;
  median: number;
  slowest: number;
  cpu: number;
  errors: number;
};

const origin = new URL(readSite().site).origin;

const [role] = process.argv.slice(2);
if (role === "nothing" || role === "storing") await serve(role);
else await measureAll();

/** This function runs in the child process. */
async function serve(kind: Kind) {
  process.on("message", () => process.send?.(process.cpuUsage()));
  const site = readSite();
  const settings = readSettings(
    {
      ENQUIRIES_PORT: "0",
      ENQUIRIES_FILE: `${folder}/enquiries.db`,
      ENQUIRIES_PER_ADDRESS: "1e9",
      ENQUIRIES_IN_ALL: "1e9",
      ENQUIRIES_MEGABYTES_PER_ADDRESS: "1e9",
      ENQUIRIES_MEGABYTES_IN_ALL: "1e9",
      ENQUIRIES_MAX_MEGABYTES: "4096",
    },
    site,
  );
  const log = () => {};
  if (kind === "storing") {
    const { port } = await startService(settings, site, log);
    process.send?.(port);
    return;
  }
  const addressOf = clientAddress(settings.proxies);
  const endpoint = enquiryEndpoint({ limits: settings, addressOf, accept: async () => {}, log });
  const server = httpServer({ "/consultas": endpoint }, log).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  process.send?.(address && typeof address === "object" ? address.port : 0);
}

async function measureAll() {
  const results: Result[] = [];
  for (const kind of ["nothing", "storing"] as const) {
    rmSync(folder, { recursive: true, force: true });
    const child = spawn(process.execPath, [import.meta.filename, kind], {
      stdio: ["ignore", "inherit", "inherit", "ipc"],
    });
    results.push(await measure(kinds[kind], child));
    child.kill();
    await once(child, "exit");
  }
  rmSync(folder, { recursive: true, force: true });
  report(results);
}

async function measure(name: string, child: ChildProcess): Promise<Result> {
  const [port] = await once(child, "message");
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  let errors = 0;
  let answered = 0;
  // The first second is not measured, because both processes are still warming up.
  const from = performance.now() + 1000;
  const to = from + seconds * 1000;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() < to) {
        const start = performance.now();
        const status = await post(Number(port), agent);
        answered += 1;
        if (start >= from) times.push(performance.now() - start);
        if (status !== 204) errors += 1;
      }
    }),
  );
  agent.destroy();
  child.send("time");
  const [used] = await once(child, "message");
  times.sort((one, other) => one - other);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  return {
    name,
    perSecond: Math.round(times.length / seconds),
    median: at(0.5),
    slowest: at(0.99),
    // Milliseconds of processor time for each enquiry, including its share of the start of the server.
    cpu: (used.user + used.system) / 1000 / answered,
    errors,
  };
}

function post(port: number, agent: Agent): Promise<number | undefined> {
  const message = "Solicito la cotización de los productos de mi lista. ¿Qué plazo de entrega tienen?";
  const body = JSON.stringify({
    id: randomBytes(16).toString("hex"),
    name: "Ana Vera",
    email: "ana@laboratorio.example",
    phone: "04 000 0000",
    company: "Laboratorio Vera",
    subject: "sales",
    about: "",
    lines: [{ id: productId, name: productName, quantity: 1, note: "planta baja" }],
    message,
    text: `Ventas y cotizaciones\n\n${message}\n\nNombre: Ana Vera`,
    consent: true,
    elapsed: 9000,
  });
  const headers = { "Content-Type": "application/json", Origin: origin };
  return new Promise((resolve) => {
    const options = { port, host: "127.0.0.1", path: "/consultas", method: "POST", agent, headers };
    request(options, (response) => {
      response.resume().once("end", () => resolve(response.statusCode));
    })
      .once("error", () => resolve(undefined))
      .end(body);
  });
}

function report(results: Result[]) {
  const [load = 0] = loadavg();
  const milliseconds = (time: number) => `${time.toFixed(1)} ms`;
  const head = ["", "acknowledged/s", "half within", "99 % within", "processor time each", "errors"];
  const rows = results.map(({ name, perSecond, median, slowest, cpu, errors }) => [
    name,
    perSecond,
    milliseconds(median),
    milliseconds(slowest),
    `${cpu.toFixed(2)} ms`,
    errors,
  ]);
  record(
    "enquiries",
    `The service in one process, and in another a client with ${connections} connections, on the same ${availableParallelism()} cores
(${cpus()[0]?.model ?? "unknown"}), ${seconds} s each, loopback, SQLite with WAL and synchronous = FULL on the disk of the checkout.
Load average at the end: ${load.toFixed(1)}.

${markdownTable([head, ...rows])}`,
  );
  if (results.some(({ errors }) => errors > 0)) process.exitCode = 1;
}
