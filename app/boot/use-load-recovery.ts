import { useEffect, useEffectEvent, useState } from "react";
import { reloadOnce, siteAnswers } from "./reload-once.ts";

/** `loading` includes checking the connection. `failed`: the site answers, but this page does not load. */
export type Recovery = "loading" | "offline" | "failed";

/** Milliseconds between two checks of the connection. */
const pause = 5000;

/**
 * After a page has failed to load, waits until the site answers and then reloads the document, which also
 * updates the code. Calls `onFailure` if a reload did not help.
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
    const checkAgain = () => check();
    if (state === "loading") checkAgain();
    // `navigator.onLine` is true on a network without internet access, so request the site instead.
    const timer = state === "offline" ? setInterval(checkAgain, pause) : undefined;
    window.addEventListener("online", checkAgain);
    window.addEventListener("offline", checkAgain);
    return () => {
      clearInterval(timer);
      window.removeEventListener("online", checkAgain);
      window.removeEventListener("offline", checkAgain);
    };
  }, [state]);

  return [state, retry];

  async function retry() {
    if (await siteAnswers()) location.reload();
    else setState("offline");
  }
}
