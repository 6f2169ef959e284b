import { useEffect, useEffectEvent, useState } from "react";
import { reloadOnce, siteAnswers } from "./reload-once.ts";

/** Looking for the site, cut off from it, or reached and failed all the same. */
export type Recovery = "looking" | "away" | "failed";

const pause = 5000;

/**
 * Brings a page that could not be loaded, as a document: its address is already the one that was asked
 * for, and a document brings the code of the site as it is now. Waits for the connection if need be.
 */
export function useLoadRecovery(onFailure: () => void): [state: Recovery, retry: () => void] {
  const [state, setState] = useState<Recovery>("looking");

  const look = useEffectEvent(async () => {
    if (!(await siteAnswers())) return setState("away");
    if (reloadOnce()) return;
    setState("failed");
    onFailure();
  });

  useEffect(() => {
    if (state === "failed") return;
    const again = () => look();
    if (state === "looking") again();
    // A network without internet counts as «online»: asking is the only way to know.
    const timer = state === "away" ? setInterval(again, pause) : undefined;
    window.addEventListener("online", again);
    window.addEventListener("offline", again);
    return () => {
      clearInterval(timer);
      window.removeEventListener("online", again);
      window.removeEventListener("offline", again);
    };
  }, [state]);

  return [state, retry];

  async function retry() {
    if (await siteAnswers()) location.reload();
    else setState("away");
  }
}
