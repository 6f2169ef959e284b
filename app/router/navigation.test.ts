import { createElement } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakeBrowser } from "../../tests/support/fake-browser.ts";
import type { View } from "./navigation.ts";
import type { PageView, Route } from "./route.ts";

vi.mock("react-dom", () => ({ flushSync: (update: () => void) => update() }));

type Loading = {
  url: URL;
  signal: AbortSignal;
  fromMemory: boolean;
  finish(): void;
  fail(error: unknown): void;
};

let browser: ReturnType<typeof fakeBrowser>;
let navigation: typeof import("./navigation.ts");
let loads: Loading[];
let views: View[];

/** The page of this route loads when the test calls `finish`. */
function route(path: string, options: Partial<Route> = {}): Route {
  return {
    path,
    folder: path,
    scroll: "top",
    load: (url, { signal, fromMemory }) =>
      new Promise((resolve, reject) => {
        loads.push({ url, signal, fromMemory, finish: () => resolve(named(url.pathname)), fail: reject });
      }),
    hydrate: async () => named(path),
    prefetch: vi.fn(async () => {}),
    ...options,
  };
}

function named(title: string): PageView {
  return { body: createElement("p", null, title), head: () => ({ title, description: "" }) };
}

const titles = () => views.map(({ page, location }) => page.head(location).title);

async function arrive(index: number) {
  const before = views.length;
  loads[index]?.finish();
  await vi.waitFor(() => expect(views.length).toBe(before + 1));
}

let routes: Route[];

beforeEach(async () => {
  vi.resetModules();
  browser = fakeBrowser("/a");
  loads = [];
  views = [];
  navigation = await import("./navigation.ts");
  routes = [
    route("/a"),
    route("/b"),
    route("/c", { scroll: "content" }),
    route("/q", { clientData: true }),
    route("/*"),
  ];
  const first = { pathname: "/a", search: "", hash: "", key: "k1", type: "traverse" } as const;
  navigation.startRouter(
    { routes, onError: () => named("failed") },
    { location: first, page: named("/a"), scroll: "stay" },
  );
  navigation.setRenderer((view) => views.push(view));
});

afterEach(async () => {
  const { endBusy } = await import("./busy.ts");
  endBusy();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a page that a link opens enters the history only when it is shown", async () => {
  navigation.navigate("/b?x=1");
  expect(browser.history.pushState).not.toHaveBeenCalled();
  await arrive(0);
  expect(titles()).toEqual(["/b"]);
  expect(browser.location.href).toBe("https://site.example/b?x=1");
  expect(views[0]).toMatchObject({ scroll: "top", location: { search: "?x=1", type: "push" } });
});

test("a page opens with the scroll policy of its route, unless keepScroll is set", async () => {
  navigation.navigate("/c");
  await arrive(0);
  navigation.navigate("/c?f=1", { keepScroll: true });
  await vi.waitFor(() => expect(views).toHaveLength(2));
  expect(views.map((view) => view.scroll)).toEqual(["content", "stay"]);
  expect(loads).toHaveLength(1);
});

test("a newer navigation cancels an unfinished navigation", async () => {
  navigation.navigate("/b");
  navigation.navigate("/c");
  expect(loads.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  loads[0]?.finish();
  await arrive(1);
  expect(titles()).toEqual(["/c"]);
});

test("a view transition that starts after Back shows the page that the visitor went back to", async () => {
  let begin = () => {};
  const ended = Promise.resolve();
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal("document", {
    ...document,
    startViewTransition(update: () => void) {
      begin = update;
      return { ready: ended, finished: ended };
    },
  });
  navigation.navigate("/b", { fade: true });
  loads[0]?.finish();
  await vi.waitFor(() => expect(browser.history.pushState).toHaveBeenCalled());
  browser.goBackTo("/a", { key: "k1" });
  await arrive(1);
  begin();
  expect(titles().at(-1)).toBe("/a");
});

test("a query change does not cancel a page that is loading", async () => {
  navigation.navigate("/b");
  navigation.navigate("/a?q=x", { replace: true, keepScroll: true });
  await vi.waitFor(() => expect(views).toHaveLength(1));
  expect(loads[0]?.signal.aborted).toBe(false);
  await arrive(0);
  expect(titles()).toEqual(["/a", "/b"]);
});

test("Back may take a page from the cache, but a link may not", async () => {
  navigation.navigate("/b");
  await arrive(0);
  browser.goBackTo("/a", { key: "k1" });
  expect(loads.map(({ fromMemory }) => fromMemory)).toEqual([false, true]);
  await arrive(1);
  expect(views[1]?.location).toMatchObject({ pathname: "/a", key: "k1", type: "traverse" });
});

test("a page whose data depend on the query loads again for another query", async () => {
  navigation.navigate("/q?x=1");
  await arrive(0);
  navigation.navigate("/q?x=2");
  expect(loads.map(({ url }) => url.search)).toEqual(["?x=1", "?x=2"]);
});

test("a page can redirect to another address while it loads", async () => {
  navigation.navigate("/q");
  loads[0]?.fail(new navigation.Redirect("/q?x=9"));
  await vi.waitFor(() => expect(loads).toHaveLength(2));
  await arrive(1);
  expect(browser.location.search).toBe("?x=9");
});

test("a page that fails to load shows an error at its address, and a link to it tries again", async () => {
  navigation.navigate("/b");
  loads[0]?.fail(new Error("gone"));
  await vi.waitFor(() => expect(titles()).toEqual(["failed"]));
  expect(browser.location.pathname).toBe("/b");
  navigation.navigate("/b", { replace: true });
  expect(loads).toHaveLength(2);
});

test("if the data are from another build, the browser loads the document instead", async () => {
  const { OutdatedBuild } = await import("./fetch-data.ts");
  navigation.navigate("/b");
  loads[0]?.fail(new OutdatedBuild("/b.json"));
  await vi.waitFor(() => expect(browser.location.assign).toHaveBeenCalledTimes(1));
  expect(String(browser.location.assign.mock.calls[0])).toBe("https://site.example/b");
  browser.goBackTo("/c", { key: "k0" });
  loads[1]?.fail(new OutdatedBuild("/c.json"));
  await vi.waitFor(() => expect(browser.location.reload).toHaveBeenCalledTimes(1));
  expect(views).toEqual([]);
});

test("a slow page sets aria-busy from 300 ms until it is shown", async () => {
  vi.useFakeTimers();
  const main = browser.element("contenido");
  navigation.navigate("/b");
  vi.advanceTimersByTime(299);
  expect(main.setAttribute).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(main.setAttribute).toHaveBeenCalledWith("aria-busy", "true");
  expect(browser.root.toggleAttribute).toHaveBeenLastCalledWith("data-loading", true);
  loads[0]?.finish();
  await vi.advanceTimersByTimeAsync(0);
  expect(titles()).toEqual(["/b"]);
  expect(browser.root.toggleAttribute).toHaveBeenLastCalledWith("data-loading", false);
  expect(main.removeAttribute).toHaveBeenLastCalledWith("aria-busy");
});

test("nothing is prefetched when Save-Data is on", () => {
  navigation.prefetch("/b");
  expect(routes[1]?.prefetch).toHaveBeenCalledTimes(1);
  vi.stubGlobal("navigator", { connection: { saveData: true } });
  navigation.prefetch("/b");
  expect(routes[1]?.prefetch).toHaveBeenCalledTimes(1);
});

test("if the host serves «/a/index.html», the address bar still shows «/a»", async () => {
  vi.resetModules();
  const host = fakeBrowser("/a/index.html?x=1#y");
  const { startRouter } = await import("./navigation.ts");
  const served = { pathname: "/a", search: "?x=1", hash: "#y", key: "k", type: "traverse" } as const;
  startRouter(
    { routes, onError: () => named("failed") },
    { location: served, page: named("/a"), scroll: "stay" },
  );
  expect(host.location.href).toBe("https://site.example/a?x=1#y");
});
