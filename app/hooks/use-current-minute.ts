import { useSyncExternalStore } from "react";

const minute = 60_000;

export function useCurrentMinute(): Date | undefined {
  const count = useSyncExternalStore(
    subscribe,
    () => Math.floor(Date.now() / minute),
    () => undefined,
  );
  return count === undefined ? undefined : new Date(count * minute);
}

function subscribe(notify: () => void) {
  let timer: ReturnType<typeof setTimeout>;
  function wait() {
    timer = setTimeout(tick, minute - (Date.now() % minute));
  }
  function tick() {
    notify();
    wait();
  }
  wait();
  // A sleeping tab misses minutes and catches up when it becomes visible.
  document.addEventListener("visibilitychange", notify);
  return () => {
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", notify);
  };
}
