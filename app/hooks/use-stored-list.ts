import { createStore, type Store, useStore } from "./use-store.ts";

/** Returns undefined for a damaged item, which is dropped. */
type Parse<Item> = (value: unknown) => Item | undefined;

type StoredList<Item> = Store<readonly Item[]>;

const none: readonly never[] = [];

/**
 * A short list, stored in the browser and shared by its tabs. If storage is blocked, the list lasts for the
 * visit. Nothing is stored before the visitor adds something.
 */
export function storedList<Item>(
  key: string,
  limit: number,
  parse: Parse<Item>,
  /** Identifies an item. Of several equal items, only the first is read. */
  identity: (item: Item) => unknown = (item) => item,
): StoredList<Item> {
  const items = createStore<readonly Item[] | undefined>(undefined);
  let subscribers = 0;

  function readItems(text: string | null): readonly Item[] {
    const found = new Map<unknown, Item>();
    for (const item of parseList(text, parse)) {
      if (found.size < limit && !found.has(identity(item))) found.set(identity(item), item);
    }
    // Return the same empty list as in the static HTML. A new list would render every button again.
    return found.size > 0 ? [...found.values()] : none;
  }

  function followOtherTabs(event: StorageEvent) {
    // A null key means that the whole storage was cleared.
    if (event.key !== key && event.key !== null) return;
    items.write(readItems(event.key === key ? event.newValue : null));
  }

  return {
    read() {
      const current = items.read() ?? readItems(readStorage(key));
      if (!items.read()) items.write(current);
      return current;
    },
    write(next) {
      const limited = next.slice(0, limit);
      writeStorage(key, limited.length > 0 ? JSON.stringify(limited) : undefined);
      items.write(limited);
    },
    subscribe(notify) {
      const unsubscribe = items.subscribe(notify);
      subscribers += 1;
      if (subscribers === 1) window.addEventListener("storage", followOtherTabs);
      return () => {
        unsubscribe();
        subscribers -= 1;
        if (subscribers === 0) window.removeEventListener("storage", followOtherTabs);
      };
    },
  };
}

export function useStoredList<Item>(list: StoredList<Item>): readonly Item[] {
  return useStore(list, none);
}

function parseList<Item>(text: string | null, parse: Parse<Item>): readonly Item[] {
  if (!text) return none;
  try {
    const values: unknown = JSON.parse(text);
    if (!Array.isArray(values)) return none;
    return values.flatMap((value) => parse(value) ?? []);
  } catch {
    return none;
  }
}

function readStorage(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function writeStorage(key: string, text: string | undefined) {
  try {
    if (text === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // Storage is blocked or full, so the list lasts for this visit.
  }
}
