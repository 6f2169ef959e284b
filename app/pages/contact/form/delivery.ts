import type { Delivery } from "#app/lib/enquiry.ts";
import { wellFormed } from "#app/lib/text/plain-text.ts";

export type Failure = "unreachable" | "refused" | "slow";

const timeLimit = 10_000;

/** Does not retry. Any 2xx status means that the endpoint has accepted the enquiry. */
export async function deliver(endpoint: string, delivery: Delivery): Promise<Failure | undefined> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), timeLimit);
  try {
    const response = await fetch(endpoint, {
      method: "POST",
      // Without `Accept`, form services redirect to a page of their own.
      headers: { "Content-Type": "application/json", Accept: "application/json" },
      body: JSON.stringify(delivery, (_, value) => (typeof value === "string" ? wellFormed(value) : value)),
      credentials: "omit",
      referrerPolicy: "no-referrer",
      cache: "no-store",
      signal: controller.signal,
    });
    return response.ok ? undefined : "refused";
  } catch {
    return controller.signal.aborted ? "slow" : "unreachable";
  } finally {
    clearTimeout(timer);
  }
}

/** All attempts to send an enquiry share its id, so that the endpoint can detect repetitions. */
export function newDeliveryId(): string {
  // randomUUID exists only in secure contexts.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
