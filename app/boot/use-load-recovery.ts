import { useEffect, useEffectEvent, useState } from "react";
import { reloadOnce, siteAnswers } from "./reload-once.ts";

/** Loading or checking the connection, offline, or failed although the site answers. */
export type Recovery = "loading" | "offline" | "failed";

const pause = 5000;

/**
 * After a failed load, loads the page as a document, with the current code. The address bar already shows the address.
 * Waits for the connection if necessary.
 */
export function useLoadRecovery(onFailure: () => void): [state: Recovery, retry: () => void] {
  const [state, setState] = useState<Recovery>("loading");

  const check = useEffectEvent(async () => {
    if (!(await siteAnswers())) return setState("offline");
    if (reloadOnce()) return;
    setState("failed");
    onFailure();
  });

  useEffect(() => {
    if (state === "failed") return;
    const again = () => check();
    if (state === "loading") again();
    // A network without internet counts as online, so the only way to know is to ask the site.
    const timer = state === "offline" ? setInterval(again, pause) : undefined;
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
    else setState("offline");
  }
}
