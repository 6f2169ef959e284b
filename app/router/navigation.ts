import { flushSync } from "react-dom";
import type { Location } from "./location.ts";
import { findRoute } from "./match.ts";
import type { Content, Route } from "./route.ts";
import { keepPosition, takeOverScrolling } from "./scroll.ts";

/** What is on the screen. */
export type View = { location: Location; content: Content; keepScroll?: boolean };

type Site = { routes: Route[]; failed: (error: unknown) => Content };

type Options = {
  /** Takes the place of the current entry of the history. */
  replace?: boolean;
  keepScroll?: boolean;
  /** The old page fades into the new one. */
  fade?: boolean;
};

/** Thrown while a page is opened that another address should show. */
export class Redirect {
  readonly to: string;
  constructor(to: string) {
    this.to = to;
  }
}

let site: Site;
let current: View;
let draw: (view: View) => void = () => {};
/** The kind of page that is shown; undefined where it could not be brought. */
let route: Route | undefined;
/** Of several pages on their way only the last that was asked for is shown. */
let turn = 0;
let started = 0;
/** A device that takes long to bring the first page alive fades none: the fade would only delay the next. */
let slow = false;
const longestHydration = 100;

/** Takes over the history of a page that was loaded with this view. */
export function startRouter(wholeSite: Site, first: View) {
  started = performance.now();
  site = wholeSite;
  current = first;
  route = first.location.pathname ? findRoute(site.routes, first.location.pathname) : undefined;
  history.replaceState({ ...history.state, key: first.location.key }, "");
  takeOverScrolling(() => current.location.key);
  addEventListener("popstate", () => go(new URL(location.href), "traverse"));
}

/** From now on views are drawn by this function. */
export function connect(show: (view: View) => void) {
  draw = show;
  slow = performance.now() - started > longestHydration;
  // The file of this page was written without what only the browser knows: its query, or its address.
  if (!route || route.gathers) go(new URL(location.href), "replace", { keepScroll: true });
}

export function navigate(to: string | URL, options: Options = {}) {
  const url = new URL(to, location.href);
  if (url.origin !== location.origin) throw new Error(`${url.origin} is another site`);
  return go(url, options.replace ? "replace" : "push", options);
}

/** Brings code and data of a page that the visitor seems about to open. */
export function prepare(pathname: string) {
  const { prepare: bring } = findRoute(site.routes, pathname);
  // Whoever opens it is told why it failed.
  bring(pathname).catch(() => {});
}

async function go(url: URL, type: Location["type"], options: Options = {}): Promise<void> {
  const next = findRoute(site.routes, url.pathname);
  const staysHere = url.pathname === current.location.pathname && next === route && !next.gathers;
  // A field that notes its words in the address must not overtake a page that is on its way.
  if (!staysHere || type !== "replace") turn += 1;
  const mine = turn;
  let shown: typeof route = next;
  let content = current.content;
  try {
    if (!staysHere) content = await next.open(url);
    if (mine !== turn) return;
  } catch (error) {
    if (mine !== turn) return;
    if (error instanceof Redirect) {
      return go(new URL(error.to, url), type === "traverse" ? "replace" : type, options);
    }
    content = site.failed(error);
    shown = undefined;
  }
  keepPosition(current.location.key);
  const { pathname, search, hash } = url;
  const key = type === "traverse" ? keyOfEntry() : newKey();
  if (type === "push") history.pushState({ key }, "", url);
  if (type === "replace") history.replaceState({ ...history.state, key }, "", url);
  route = shown;
  current = { location: { pathname, search, hash, key, type }, content, keepScroll: options.keepScroll };
  drawWith(options.fade ?? false, current);
}

/** An entry that the browser made, for a fragment, has no key yet. */
export function keyOfEntry(): string {
  const key = history.state?.key ?? newKey();
  if (!history.state?.key) history.replaceState({ ...history.state, key }, "");
  return key;
}

function newKey(): string {
  return Math.random().toString(36).slice(2, 10);
}

function drawWith(fade: boolean, view: View) {
  const update = () => flushSync(() => draw(view));
  if (!fade || slow || !document.startViewTransition) return update();
  const { ready, finished } = document.startViewTransition(update);
  // A page that overtakes another's fade skips it. The browser reports that as an error, which it is not.
  for (const end of [ready, finished]) end.catch(() => {});
}
