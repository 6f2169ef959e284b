import { useEffect, useRef, useState } from "react";
import { type Failure, newDeliveryId } from "./delivery.ts";

const noticeDuration = 5000;

/** All attempts of one message share the id. */
type Attempt = { id: string; count: number };

export type SubmissionState =
  | { phase: "idle" | "sent" }
  | { phase: "sending"; attempt: Attempt }
  | { phase: "failed"; attempt: Attempt; failure: Failure };

/** Resolves with undefined on success. */
type Send = (id: string) => Promise<Failure | undefined>;

/** Sends one message at a time. The phase `sent` lasts five seconds. */
export function useSubmission() {
  const [state, setState] = useState<SubmissionState>({ phase: "idle" });
  const busy = useRef(false);

  useEffect(() => {
    if (state.phase !== "sent") return;
    const timer = setTimeout(setState, noticeDuration, { phase: "idle" });
    return () => clearTimeout(timer);
  }, [state]);

  async function submit(send: Send, onSent: () => void) {
    if (busy.current) return;
    busy.current = true;
    const last = state.phase === "failed" ? state.attempt : { id: newDeliveryId(), count: 0 };
    const attempt = { ...last, count: last.count + 1 };
    setState({ phase: "sending", attempt });
    const failure = await send(attempt.id);
    busy.current = false;
    if (failure) return setState({ phase: "failed", attempt, failure });
    succeed(onSent);
  }

  function succeed(onSent: () => void) {
    setState({ phase: "sent" });
    onSent();
  }

  return { state, submit, succeed };
}
