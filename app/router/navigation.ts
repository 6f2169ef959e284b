import { flushSync } from "react-dom";
import { prefersReducedMotion } from "#app/lib/reduced-motion.ts";
import { endBusy, startBusy } from "./busy.ts";
import { OutdatedBuild } from "./fetch-data.ts";
import { keyOfEntry, newKey } from "./history-key.ts";
import { findRoute } from "./match.ts";
import type { PageView, Route, ScrollPolicy } from "./route.ts";
import { keepPosition, takeOverScrolling } from "./scroll.ts";
import type { Location } from "./use-location.ts";

/** What is on the screen. */
export type View = { location: Location; page: PageView; scroll: ScrollPolicy | "stay" };

type Settings = { routes: Route[]; onError: (error: unknown) => PageView };

type Options = {
  /** Takes the place of the current entry of the history. */
  replace?: boolean;
  /** The visitor stays in place: nothing scrolls, and the focus is where the page puts it. */
  keepScroll?: boolean;
  /** The old page fades into the new one. */
  fade?: boolean;
};

/** Thrown while a page is loaded that another address should show. */
export class Redirect {
  readonly to: string;
  constructor(to: string) {
    this.to = to;
  }
}

let settings: Settings;
let current: View;
let render: (view: View) => void = () => {};
/** The kind of page that is shown; undefined where it could not be brought. */
let route: Route | undefined;
/** Of several pages on their way only the last that was asked for is shown. */
let latestNavigation = new AbortController();
let startedAt = 0;
/** A device that takes long to bring the first page alive fades none: the fade would only delay the next. */
let slow = false;
const longestHydration = 100;

/** Whether the document still shows the page that it was loaded with. */
let delivered = true;

export function showsDeliveredPage(): boolean {
  return delivered;
}

/** Takes over the history of a page that was loaded with this view. */
export function startRouter(router: Settings, first: View) {
  startedAt = performance.now();
  settings = router;
  current = first;
  route = first.location.pathname ? findRoute(settings.routes, first.location.pathname) : undefined;
  history.replaceState({ ...history.state, key: first.location.key }, "", addressOf(first.location));
  takeOverScrolling(() => current.location.key);
  addEventListener("popstate", () => go(new URL(location.href), "traverse"));
}

/** Hosts differ in slashes and «index.html»: the bar shows the address that the page has in the site. */
function addressOf({ pathname, search, hash }: Location): string | undefined {
  return pathname ? pathname + search + hash : undefined;
}

/** From now on views are drawn by this function. */
export function onView(show: (view: View) => void) {
  render = show;
  slow = performance.now() - startedAt > longestHydration;
  // The file of this page was written without what only the browser knows: its query, or its address.
  if (!route || route.clientData) go(new URL(location.href), "replace", { keepScroll: true });
}

export function navigate(to: string | URL, options: Options = {}) {
  const url = new URL(to, location.href);
  if (url.origin !== location.origin) throw new Error(`${url.origin} is another site`);
  return go(url, options.replace ? "replace" : "push", options);
}

/** Brings code and data of a page that the visitor seems about to open, unless they save data. */
export function prefetch(pathname: string) {
  if (navigator.connection?.saveData) return;
  // Whoever opens it is told why it failed.
  findRoute(settings.routes, pathname)
    .prefetch(pathname)
    .catch(() => {});
}

/** A link that the router cannot follow loads its document. */
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
  // A field that notes its words in the address must not overtake a page that is on its way.
  if (!staysHere || type !== "replace") {
    latestNavigation.abort();
    latestNavigation = new AbortController();
    endBusy();
  }
  const { signal } = latestNavigation;
  let shown: typeof route = next;
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
    shown = undefined;
  }
  if (!staysHere) endBusy();
  keepPosition(current.location.key);
  const { pathname, search, hash } = url;
  const key = type === "traverse" ? keyOfEntry() : newKey();
  if (type === "push") history.pushState({ key }, "", url);
  if (type === "replace") history.replaceState({ ...history.state, key }, "", url);
  route = shown;
  if (type !== "replace" && pathname !== current.location.pathname) delivered = false;
  const scroll = options.keepScroll ? "stay" : next.scroll;
  current = { location: { pathname, search, hash, key, type }, page, scroll };
  if (staysHere) render(current);
  else show(options.fade ?? false);
}

/** The history already stands at the address of a page that is gone back to. */
function loadDocument(url: URL, type: Location["type"]) {
  if (type === "push") location.assign(url);
  else if (type === "replace") location.replace(url);
  else location.reload();
}

function show(fade: boolean) {
  // A fade begins in a later frame, when the visitor may already be elsewhere: it leads to where they are.
  const update = () => flushSync(() => render(current));
  if (!fade || slow || prefersReducedMotion() || !document.startViewTransition) return update();
  const { ready, finished } = document.startViewTransition(update);
  // A page that overtakes another's fade skips it. The browser reports that as an error, which it is not.
  for (const end of [ready, finished]) end.catch(() => {});
}

declare global {
  interface Navigator {
    connection?: { saveData?: boolean };
  }
}
