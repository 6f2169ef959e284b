import { afterEach, expect, test, vi } from "vitest";
import { fakeBrowser } from "../../tests/support/fake-browser.ts";
import type { Location } from "./use-location.ts";

const location: Location = { pathname: "/a", search: "", hash: "", key: "k1", type: "push" };

async function freshScroll(stored?: Record<string, string>) {
  vi.resetModules();
  const browser = fakeBrowser("/a", { stored });
  return { browser, ...(await import("./scroll.ts")) };
}

afterEach(() => vi.unstubAllGlobals());

test("the policy opens a page at its top, at its breadcrumb or without scrolling", async () => {
  const { browser, restoreScroll } = await freshScroll();
  const breadcrumb = browser.element("ruta");
  restoreScroll(location, "top");
  expect(browser.scrollTo).toHaveBeenCalledWith(0, 0);
  restoreScroll(location, "stay");
  expect(breadcrumb.scrollIntoView).not.toHaveBeenCalled();
  restoreScroll(location, "content");
  expect(breadcrumb.scrollIntoView).toHaveBeenCalledWith({ block: "start", behavior: "instant" });
  expect(browser.scrollTo).toHaveBeenCalledTimes(1);
});

test("Back restores the position of a page, whatever its scroll policy", async () => {
  const { browser, savePosition, restoreScroll } = await freshScroll();
  browser.window.scrollY = 640;
  savePosition("k1");
  for (const policy of ["top", "content"] as const) {
    restoreScroll({ ...location, type: "traverse" }, policy);
    expect(browser.scrollTo).toHaveBeenLastCalledWith(0, 640);
  }
});

test("scroll positions survive a reload of the document", async () => {
  const { browser, takeOverScrolling } = await freshScroll();
  takeOverScrolling(() => "k1");
  expect(browser.history.scrollRestoration).toBe("manual");
  browser.window.scrollY = 300;
  browser.dispatch("pagehide");
  expect(browser.history.scrollRestoration).toBe("auto");
  const stored = Object.fromEntries(browser.storage);
  const next = await freshScroll(stored);
  next.takeOverScrolling(() => "k1");
  next.restoreScroll({ ...location, type: "traverse" }, "top");
  expect(next.browser.scrollTo).toHaveBeenCalledWith(0, 300);
});

test.each(["null", "{", "7", '"x"'])("if %s is stored instead of positions, it is ignored", async (text) => {
  const { browser, takeOverScrolling, restoreScroll } = await freshScroll({ "scroll-positions": text });
  takeOverScrolling(() => "k1");
  restoreScroll({ ...location, type: "traverse" }, "top");
  expect(browser.scrollTo).toHaveBeenCalledWith(0, 0);
});

test("the target of a fragment scrolls into view and gets the focus", async () => {
  const { browser, restoreScroll } = await freshScroll();
  const heading = browser.element("iones-inorgánicos");
  restoreScroll({ ...location, hash: "#iones-inorg%C3%A1nicos" }, "top");
  expect(heading.scrollIntoView).toHaveBeenCalled();
  expect(heading.focus).toHaveBeenCalledWith({ preventScroll: true });
  expect(browser.scrollTo).not.toHaveBeenCalled();
});

test("the policy «stay» neither scrolls to the fragment nor moves the focus", async () => {
  const { browser, restoreScroll } = await freshScroll();
  const form = browser.element("form");
  restoreScroll({ ...location, hash: "#form" }, "stay");
  expect(form.scrollIntoView).not.toHaveBeenCalled();
  expect(form.focus).not.toHaveBeenCalled();
});

test("a form control that is the target of a fragment stays in the tab order", async () => {
  const { browser, restoreScroll } = await freshScroll();
  const field = browser.element("nombre", 0);
  restoreScroll({ ...location, hash: "#nombre" }, "top");
  expect(field.tabIndex).toBe(0);
});

test("a malformed fragment is ignored, and so is a fragment without a target", async () => {
  const { browser, restoreScroll } = await freshScroll();
  for (const hash of ["#nada", "#%E0%A4%A"]) restoreScroll({ ...location, hash }, "top");
  expect(browser.scrollTo).toHaveBeenCalledTimes(2);
});
