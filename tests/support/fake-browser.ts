import { vi } from "vitest";

type FakeElement = {
  tabIndex: number;
  scrollIntoView: ReturnType<typeof vi.fn>;
  focus: ReturnType<typeof vi.fn>;
  setAttribute: ReturnType<typeof vi.fn>;
  removeAttribute: ReturnType<typeof vi.fn>;
};

/** Imitates the parts of a browser that the router uses. The page contains only elements that a test adds. */
export function fakeBrowser(address: string, { stored = {} }: { stored?: Record<string, string> } = {}) {
  const elements = new Map<string, FakeElement>();
  const listeners = new Map<string, (() => void)[]>();
  const storage = new Map(Object.entries(stored));
  const location = {
    ...parts(address),
    assign: vi.fn(),
    replace: vi.fn(),
    reload: vi.fn(),
  };
  const setLocation = (url: string | URL | undefined) =>
    url !== undefined && Object.assign(location, parts(url));
  const history = {
    state: undefined as unknown,
    scrollRestoration: "auto",
    pushState: vi.fn((state: unknown, _: string, url?: string | URL) => {
      history.state = state;
      setLocation(url);
    }),
    replaceState: vi.fn((state: unknown, _: string, url?: string | URL) => {
      history.state = state;
      setLocation(url);
    }),
  };
  const window = { scrollY: 0 };
  const root = { dataset: { build: "b1" }, toggleAttribute: vi.fn() };
  const globals = {
    window,
    location,
    history,
    navigator: {},
    scrollTo: vi.fn((_: number, y: number) => {
      window.scrollY = y;
    }),
    sessionStorage: {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, value: string) => storage.set(key, value),
    },
    document: {
      readyState: "complete",
      documentElement: root,
      getElementById: (id: string) => elements.get(id) ?? null,
    },
    addEventListener: (type: string, listener: () => void) =>
      listeners.set(type, [...(listeners.get(type) ?? []), listener]),
  };
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);

  return {
    ...globals,
    root,
    storage,
    element(id: string, tabIndex = -1): FakeElement {
      const element = {
        tabIndex,
        scrollIntoView: vi.fn(),
        focus: vi.fn(),
        setAttribute: vi.fn(),
        removeAttribute: vi.fn(),
      };
      elements.set(id, element);
      return element;
    },
    dispatch(type: string) {
      for (const listener of listeners.get(type) ?? []) listener();
    },
    /** Like the Back button, changes the history entry first and then sends popstate. */
    goBackTo(url: string, state: unknown) {
      history.state = state;
      setLocation(new URL(url, location.href));
      for (const listener of listeners.get("popstate") ?? []) listener();
    },
  };
}

function parts(address: string | URL) {
  const { href, origin, pathname, search, hash } = new URL(address, "https://site.example");
  return { href, origin, pathname, search, hash };
}
