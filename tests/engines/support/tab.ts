import { expect } from "@playwright/test";
import type { Driver, Json } from "../drive/driver.ts";
import { type Found, find, focused } from "./in-page.ts";
import { dragging, pointing, pressing, typing } from "./input-actions.ts";

/** A long timeout for busy machines. */
const limit = { timeout: 60_000, intervals: [50, 100, 200, 400] };

/** A visitor's actions in a tab. Elements are found by selector and, if needed, by their words. */
export class Tab {
  readonly #driver: Driver;
  readonly #origin: string;
  readonly #scripts: boolean;

  constructor(driver: Driver, origin: string, scripts: boolean) {
    this.#driver = driver;
    this.#origin = origin;
    this.#scripts = scripts;
  }

  async open(path: string) {
    await this.#driver.open(this.#origin + path);
    await this.#hydrated();
  }

  async reload() {
    await this.#driver.reload();
    await this.#hydrated();
  }

  back = () => this.#driver.travel(-1);
  forward = () => this.#driver.travel(1);
  resize = (width: number, height: number) => this.#driver.resize(width, height);
  otherTabs = () => this.#driver.otherTabs();
  picture = () => this.#driver.picture();

  run<Given extends readonly Json[], Result>(work: (...given: Given) => Result, ...given: Given) {
    return this.#driver.run(work, ...given);
  }

  /** Returns the visible matches. */
  all(selector: string, words = ""): Promise<Found[]> {
    return this.run(find, selector, words);
  }

  async texts(selector: string, words = ""): Promise<string[]> {
    return (await this.all(selector, words)).map(({ text }) => text);
  }

  /** Returns the address of a link, without the origin if the link stays on the site. */
  async href(selector: string, words = ""): Promise<string> {
    const { href } = await this.one(selector, words);
    return href.startsWith(this.#origin) ? href.slice(this.#origin.length) : href;
  }

  /** Waits until the element is visible, and returns it. */
  async one(selector: string, words = ""): Promise<Found> {
    let found: Found | undefined;
    const look = async () => {
      [found] = await this.all(selector, words);
      return found !== undefined;
    };
    await expect
      .poll(look, { ...limit, message: `${describeElement(selector, words)} is visible` })
      .toBe(true);
    if (!found) throw new Error(`${describeElement(selector, words)} has gone`);
    return found;
  }

  see = (selector: string, words = "") => this.one(selector, words).then(() => {});

  async count(selector: string, count: number, words = "") {
    await expect
      .poll(async () => (await this.all(selector, words)).length, {
        ...limit,
        message: `number of visible ${describeElement(selector, words)}`,
      })
      .toBe(count);
  }

  missing = (selector: string, words = "") => this.count(selector, 0, words);

  async at(address: string | RegExp) {
    const place = expect.poll(() => this.address(), { ...limit, message: "address" });
    if (typeof address === "string") await place.toBe(address);
    else await place.toMatch(address);
  }

  address = () => this.run(() => location.pathname + location.search + location.hash);

  async focused(selector: string, words = "") {
    const message = `${describeElement(selector, words)} has the focus`;
    await expect.poll(() => this.run(focused, selector, words), { ...limit, message }).toBe(true);
  }

  async waitUntil<Result>(what: string, read: () => Promise<Result>, value: Result) {
    await expect.poll(read, { ...limit, message: what }).toEqual(value);
  }

  async focus(selector: string, words = "") {
    await this.one(selector, words);
    await this.run(find, selector, words, "focus");
    await this.focused(selector, words);
  }

  async press(selector: string, words = "") {
    const { x, y } = await this.#reach(selector, words);
    await this.pressAt(x, y);
  }

  async tap(selector: string, words = "") {
    const { x, y } = await this.#reach(selector, words);
    await this.#driver.act([pressing(x, y, "touch")]);
  }

  async point(selector: string, words = "") {
    const { x, y } = await this.#reach(selector, words);
    await this.pointAt(x, y);
  }

  async drag(selector: string, words: string, by: number, pointer: "mouse" | "touch" = "mouse") {
    const { x, y } = await this.#reach(selector, words);
    await this.#driver.act([dragging(x, y, by, pointer)]);
  }

  pointAt = (x: number, y: number) => this.#driver.act([pointing(x, y)]);
  pressAt = (x: number, y: number) => this.#driver.act([pressing(x, y)]);
  key = (name: string) => this.#driver.act([typing([name])]);
  type = (text: string) => this.#driver.act([typing([...text])]);

  async fill(selector: string, text: string) {
    await this.press(selector);
    await this.focused(selector);
    await this.key("Control+a");
    await this.type(text);
  }

  /** Scrolls to the element. Waits until it is uncovered and has the same position in three polls. */
  async #reach(selector: string, words: string): Promise<Found> {
    await this.one(selector, words);
    const places: string[] = [];
    let found: Found | undefined;
    const isStill = async () => {
      [found] = await this.run(find, selector, words, "scroll");
      places.push(`${found?.x} ${found?.y}`);
      return found?.free && places.length > 2 && new Set(places.slice(-3)).size === 1;
    };
    await expect
      .poll(isStill, { ...limit, message: `${describeElement(selector, words)} can be reached` })
      .toBe(true);
    if (!found) throw new Error(`${describeElement(selector, words)} has gone`);
    return found;
  }

  /** Waits for hydration. The event starts it early, as any action of a visitor does. */
  async #hydrated() {
    if (!this.#scripts) return;
    await this.run(() => dispatchEvent(new Event("focusin")));
    const routed = () => this.run(() => document.documentElement.dataset.routed !== undefined);
    await expect.poll(routed, { ...limit, message: "React has hydrated the page" }).toBe(true);
  }
}

const describeElement = (selector: string, words: string) => (words ? `${selector} «${words}»` : selector);
