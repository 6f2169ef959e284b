import { useSyncExternalStore } from "react";

export type Store<Value> = {
  read(): Value;
  write(value: Value): void;
  subscribe(notify: () => void): () => void;
};

export function createStore<Value>(initial: Value): Store<Value> {
  const listeners = new Set<() => void>();
  let current = initial;
  return {
    read: () => current,
    write(value) {
      current = value;
      for (const notify of listeners) notify();
    },
    subscribe(notify) {
      listeners.add(notify);
      return () => listeners.delete(notify);
    },
  };
}

export function useStore<Value>({ subscribe, read }: Store<Value>, serverValue: Value): Value {
  return useSyncExternalStore(subscribe, read, () => serverValue);
}
