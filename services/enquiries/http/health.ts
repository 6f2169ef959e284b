/** Reports whether the service can store an enquiry now, and which problems a person must solve. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { codeOf } from "../log.ts";
import { type Database, errorCode } from "../storage/database.ts";
import type { Storage } from "../storage/storage.ts";
import { HttpError } from "./http-error.ts";

/** A probe writes as much as the largest enquiry. Requests within these milliseconds share one probe. */
const probeInterval = 5000;
const maxWaitingMinutes = 60;

export type Health = ReturnType<HealthCheck["mailState"]> & { ok: boolean; reason?: string };

export class HealthCheck {
  readonly #storage: Storage;
  readonly #isMailOn: boolean;
  #probed: { at: number; reason: Promise<string | undefined> } | undefined;

  constructor(storage: Storage, isMailOn: boolean) {
    this.#storage = storage;
    this.#isMailOn = isMailOn;
  }

  async check(): Promise<Health> {
    const reason = await this.#reason();
    this.lastReason = reason;
    return { ok: reason === undefined, reason, ...this.mailState() };
  }

  lastReason: string | undefined;

  /** Called when an enquiry could not be stored, so that the next request probes again. */
  forgetProbe() {
    this.#probed = undefined;
  }

  mailState() {
    const { states, refusedForGood, waitingMinutes } = this.#storage.queue.count();
    const alarms = [
      refusedForGood > 0 && "refused",
      (states.doubt ?? 0) > 0 && "doubt",
      this.#isMailOn && (waitingMinutes ?? 0) > maxWaitingMinutes && "waiting",
    ].filter((alarm) => alarm !== false);
    return { alarms, mail: this.#isMailOn ? "on" : "off", ...states, refusedForGood, waitingMinutes };
  }

  handler = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.method !== "GET") throw new HttpError(405, "GET only", "GET");
    const health = await this.check();
    response.setHeader("Content-Type", "application/json");
    response.setHeader("Cache-Control", "no-store");
    response.writeHead(health.ok ? 200 : 503).end(`${JSON.stringify(health)}\n`);
  };

  #reason(): Promise<string | undefined> {
    const now = performance.now();
    if (!this.#probed || now - this.#probed.at > probeInterval) {
      this.#probed = { at: now, reason: probe(this.#storage.database) };
    }
    return this.#probed.reason;
  }
}

async function probe(database: Database): Promise<string | undefined> {
  try {
    await database.probe();
    return undefined;
  } catch (error) {
    const code = errorCode(error);
    if (code === 13) return database.isAtLimit() ? "size limit" : "disk full";
    if (code === 5) return "locked";
    if (code === 8) return "read only";
    return codeOf(error);
  }
}
