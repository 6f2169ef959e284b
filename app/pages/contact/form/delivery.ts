import type { Delivery } from "#app/lib/enquiry.ts";
import { wellFormed } from "#app/lib/text/plain-text.ts";

export type Failure = "unreachable" | "refused" | "slow";

const timeLimit = 10_000;

/** Posts an enquiry once. Any 2xx response means that it was accepted; the body is ignored. */
export async function deliver(endpoint: string, delivery: Delivery): Promise<Failure | undefined> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), timeLimit);
  try {
    const response = await fetch(endpoint, {
      method: "POST",
      // Form services redirect to their own page if the request does not ask for JSON.
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

/** Creates the id of an enquiry. All attempts share it, so that the endpoint can detect a repetition. */
export function newDeliveryId(): string {
  // randomUUID exists only over https.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
