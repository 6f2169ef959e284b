import type { Settings } from "../settings.ts";
import { Database } from "./database.ts";
import { EnquiryStore } from "./enquiry-store.ts";
import { Logins } from "./logins.ts";
import { MailQueue } from "./mail-queue.ts";
import { SteadyClock } from "./steady-clock.ts";

export type Storage = ReturnType<typeof openStorage>;

export function openStorage(settings: Settings) {
  const database = new Database(settings.file, settings);
  const clock = new SteadyClock(database);
  const queue = new MailQueue(database, clock);
  const store = new EnquiryStore(database, queue, clock, { receipts: settings.mail?.receipt ?? false });
  return { database, clock, queue, store, logins: new Logins(database, clock) };
}
