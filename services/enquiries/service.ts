/** The service as a whole: what comes in is stored, what is stored is sent, what is old is erased. */
import { once } from "node:events";
import { Courier } from "./courier.ts";
import { Database } from "./database.ts";
import { codeOf, type Log } from "./log.ts";
import { Outbox } from "./outbox.ts";
import { enquiryServer } from "./server.ts";
import type { Settings } from "./settings.ts";
import type { Site } from "./site.ts";
import { Store } from "./store.ts";

const patience = 10_000;
const halfDay = 43_200_000;

export function openStore(settings: Settings) {
  const database = new Database(settings.file, settings);
  const outbox = new Outbox(database);
  const store = new Store(database, outbox, { receipts: settings.mail?.receipt ?? false });
  return { database, outbox, store };
}

export async function startService(settings: Settings, site: Site, log: Log) {
  const { database, outbox, store } = openStore(settings);
  const courier = settings.mail && new Courier(outbox, settings.mail, site, log);

  const server = enquiryServer(settings, {
    accept: async (enquiry) => {
      await store.accept(enquiry);
      courier?.wake();
    },
    health: async () => {
      const { states, waitingSince } = outbox.count();
      const writable = await database.write(() => true).catch(() => false);
      const waitingMinutes = waitingSince && Math.floor((Date.now() - waitingSince) / 60_000);
      return { ok: writable, mail: courier ? "on" : "off", ...states, waitingMinutes };
    },
    log,
  });

  async function expire() {
    try {
      const count = await store.expire(settings.retentionMonths);
      if (count > 0) log("expired", { count });
    } catch (error) {
      log("not expired", { code: codeOf(error) });
    }
  }

  // First of all: without its port it must end, and nothing that would keep it alive has begun.
  server.listen(settings.port, settings.host);
  await once(server, "listening");
  await expire();
  const expiring = setInterval(expire, halfDay);
  courier?.start();
  const address = server.address();
  const port = address && typeof address === "object" ? address.port : settings.port;
  log("started", { host: settings.host, port, mail: courier ? "on" : "off" });

  /** Those who wait for an answer get it, the letter at hand is finished, and the file is closed. */
  async function stop() {
    clearInterval(expiring);
    const closed = once(server, "close");
    server.close();
    // Browsers and proxies keep connections for more; there will be none.
    const closing = setInterval(() => server.closeIdleConnections(), 50);
    const giveUp = setTimeout(() => server.closeAllConnections(), patience);
    await Promise.all([closed, courier?.stop(patience)]);
    clearInterval(closing);
    clearTimeout(giveUp);
    database.close();
    log("stopped");
  }

  return { port, stop };
}
