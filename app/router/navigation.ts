import { flushSync } from "react-dom";
import { prefersReducedMotion } from "#app/lib/reduced-motion.ts";
import { endBusy, startBusy } from "./busy.ts";
import { OutdatedBuild } from "./fetch-data.ts";
import { keyOfEntry, newKey } from "./history-key.ts";
import { findRoute } from "./match.ts";
import type { PageView, Route, ScrollPolicy } from "./route.ts";
import { savePosition, takeOverScrolling } from "./scroll.ts";
import type { Location } from "./use-location.ts";

export type View = { location: Location; page: PageView; scroll: ScrollPolicy | "stay" };

type Settings = { routes: Route[]; onError: (error: unknown) => PageView };

type Options = {
  replace?: boolean;
  /** Keeps the scroll position, even if the address has a fragment. */
  keepScroll?: boolean;
  fade?: boolean;
};

/** Thrown while a page loads, to open another address instead. */
export class Redirect {
  readonly to: string;
  constructor(to: string) {
    this.to = to;
  }
}

let settings: Settings;
let current: View;
let render: (view: View) => void = () => {};
/** The route of the current page; undefined if the page could not be loaded. */
let route: Route | undefined;
let latestNavigation = new AbortController();
let startedAt = 0;
/** True if hydration took longer than `maxHydrationTime`. Pages then do not fade, to appear sooner. */
let slow = false;
/** Milliseconds. */
const maxHydrationTime = 100;

/** True while the document shows the page that the server sent. */
let delivered = true;

export function showsDeliveredPage(): boolean {
  return delivered;
}

export function startRouter(router: Settings, first: View) {
  startedAt = performance.now();
  settings = router;
  current = first;
  route = first.location.pathname ? findRoute(settings.routes, first.location.pathname) : undefined;
  history.replaceState({ ...history.state, key: first.location.key }, "", addressOf(first.location));
  takeOverScrolling(() => current.location.key);
  addEventListener("popstate", () => go(new URL(location.href), "traverse"));
}

/** Returns the canonical address, without a host's slash or «index.html». Undefined for not-found pages. */
function addressOf({ pathname, search, hash }: Location): string | undefined {
  return pathname ? pathname + search + hash : undefined;
}

/** Called when React has hydrated the page. */
export function setRenderer(show: (view: View) => void) {
  render = show;
  slow = performance.now() - startedAt > maxHydrationTime;
  // The static HTML lacks what depends on the query or on an unknown address, so the router loads the page.
  if (!route || route.clientData) go(new URL(location.href), "replace", { keepScroll: true });
}

export function navigate(to: string | URL, options: Options = {}) {
  const url = new URL(to, location.href);
  if (url.origin !== location.origin) throw new Error(`${url.origin} is another site`);
  return go(url, options.replace ? "replace" : "push", options);
}

export function prefetch(pathname: string) {
  if (navigator.connection?.saveData) return;
  // Ignore errors here; opening the page reports them.
  findRoute(settings.routes, pathname)
    .prefetch(pathname)
    .catch(() => {});
}

/** If the router fails to open another page, the browser loads the document instead. */
async function go(url: URL, type: Location["type"], options: Options = {}): Promise<void> {
  const from = current.location.pathname;
  try {
    await change(url, type, options);
  } catch (error) {
    console.error(error);
    if (url.pathname !== from) loadDocument(url, type);
  }
}

async function change(url: URL, type: Location["type"], options: Options): Promise<void> {
  const next = findRoute(settings.routes, url.pathname);
  const staysHere = url.pathname === current.location.pathname && next === route && !next.clientData;
  // When a field writes its text to the address, a page that is loading must not be aborted.
  if (!staysHere || type !== "replace") {
    latestNavigation.abort();
    latestNavigation = new AbortController();
    endBusy();
  }
  const { signal } = latestNavigation;
  let shownRoute: typeof route = next;
  let { page } = current;
  try {
    if (!staysHere) {
      startBusy();
      page = await next.load(url, { signal, fromMemory: type === "traverse" });
    }
    if (signal.aborted) return;
  } catch (error) {
    if (signal.aborted) return;
    if (error instanceof OutdatedBuild) return loadDocument(url, type);
    if (error instanceof Redirect) {
      return go(new URL(error.to, url), type === "traverse" ? "replace" : type, options);
    }
    page = settings.onError(error);
    shownRoute = undefined;
  }
  if (!staysHere) endBusy();
  savePosition(current.location.key);
  const { pathname, search, hash } = url;
  const key = type === "traverse" ? keyOfEntry() : newKey();
  if (type === "push") history.pushState({ key }, "", url);
  if (type === "replace") history.replaceState({ ...history.state, key }, "", url);
  route = shownRoute;
  if (type !== "replace" && pathname !== current.location.pathname) delivered = false;
  const scroll = options.keepScroll ? "stay" : next.scroll;
  current = { location: { pathname, search, hash, key, type }, page, scroll };
  if (staysHere) render(current);
  else show(options.fade ?? false);
}

/** After Back or Forward, the address bar already shows the address, so a reload opens it. */
function loadDocument(url: URL, type: Location["type"]) {
  if (type === "push") location.assign(url);
  else if (type === "replace") location.replace(url);
  else location.reload();
}

function show(fade: boolean) {
  // A fade starts in a later frame, so it renders the view that is current then.
  const update = () => flushSync(() => render(current));
  if (!fade || slow || prefersReducedMotion() || !document.startViewTransition) return update();
  const { ready, finished } = document.startViewTransition(update);
  // A newer page ends an older fade. The browser reports that as an error, which can be ignored.
  for (const end of [ready, finished]) end.catch(() => {});
}

declare global {
  interface Navigator {
    connection?: { saveData?: boolean };
  }
}
