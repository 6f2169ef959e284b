import { once } from "node:events";
import { clientAddress } from "./http/client-address.ts";
import { enquiryEndpoint } from "./http/enquiry-endpoint.ts";
import { HealthCheck } from "./http/health.ts";
import { httpServer } from "./http/server.ts";
import { inbox } from "./inbox/inbox.ts";
import { codeOf, type Log } from "./log.ts";
import { Mailer } from "./mail/mailer.ts";
import type { Settings } from "./settings.ts";
import type { Site } from "./site.ts";
import { openStorage } from "./storage/storage.ts";

const stopTimeout = 10_000;
const [minute, hour] = [60_000, 3_600_000];

export async function startService(settings: Settings, site: Site, log: Log) {
  const storage = openStorage(settings);
  const { database, clock, queue, store } = storage;
  const { mail } = settings;
  const mailer = mail && new Mailer({ queue, settings, mail, site, log });
  const health = new HealthCheck(storage, mail !== undefined);
  const addressOf = clientAddress(settings.proxies);

  const endpoint = enquiryEndpoint({
    limits: settings,
    addressOf,
    accept: async (enquiry) => {
      await store.accept(enquiry).catch((error: unknown) => {
        health.forgetProbe();
        throw error;
      });
      mailer?.wake();
    },
    log,
  });
  const handleInbox = inbox({ settings, site, storage, health, mailer, addressOf, log });
  const server = httpServer(
    { "/consultas": endpoint, "/health": health.handler, "/bandeja": handleInbox, "/bandeja/": handleInbox },
    log,
  );

  /** Repeats a task. A failed run is logged, and the service continues. */
  function repeat(event: string, interval: number, task: () => Promise<void>) {
    const run = () => task().catch((error: unknown) => log(event, { code: codeOf(error) }));
    const timer = setInterval(run, interval);
    return { run, cancel: () => clearInterval(timer) };
  }

  // Listen first: if the port is in use, the process must end, and a timer would keep it alive.
  server.listen(settings.port, settings.host);
  await once(server, "listening");
  const saveTime = repeat("time not saved", minute, () => clock.save());
  const expire = repeat("not expired", hour, async () => {
    const count = await store.expire(settings.retentionMonths);
    if (count > 0) log("expired", { count });
  });
  await saveTime.run();
  await expire.run();
  await mailer?.start();
  const address = server.address();
  const port = address && typeof address === "object" ? address.port : settings.port;
  log("started", { host: settings.host, port, mail: mail ? "on" : "off" });

  async function stop() {
    expire.cancel();
    saveTime.cancel();
    const closed = once(server, "close");
    server.close();
    // Browsers and proxies keep idle connections open, and the server would wait for them.
    const closing = setInterval(() => server.closeIdleConnections(), 50);
    const giveUp = setTimeout(() => server.closeAllConnections(), stopTimeout);
    await Promise.all([closed, mailer?.stop(stopTimeout)]);
    clearInterval(closing);
    clearTimeout(giveUp);
    await clock.save().catch(() => {});
    database.close();
    log("stopped");
  }

  return { port, stop };
}
