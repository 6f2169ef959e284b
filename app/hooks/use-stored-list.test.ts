import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { storedList } from "./use-stored-list.ts";

const word = (value: unknown) => (typeof value === "string" ? value : undefined);

describe("a list stored in the browser", () => {
  let stored: Map<string, string>;

  beforeEach(() => {
    stored = new Map();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, text: string) => stored.set(key, text),
      removeItem: (key: string) => stored.delete(key),
    });
  });

  afterEach(() => vi.unstubAllGlobals());

  it("is read back on the next visit", () => {
    storedList("words", 5, word).write(["a", "b"]);
    expect(storedList("words", 5, word).read()).toEqual(["a", "b"]);
  });

  it("stores nothing when it is read, and removes its key when emptied", () => {
    const list = storedList("words", 5, word);
    list.read();
    expect(stored.size).toBe(0);
    list.write(["a"]);
    list.write([]);
    expect(stored.size).toBe(0);
  });

  it.each(["", "{", "null", '"a"', "{}", "7"])("is empty when %j is stored", (text) => {
    stored.set("words", text);
    expect(storedList("words", 5, word).read()).toEqual([]);
  });

  it("drops damaged items and keeps the others, up to its limit", () => {
    stored.set("words", JSON.stringify(["a", 7, null, { a: 1 }, "b", "c"]));
    expect(storedList("words", 2, word).read()).toEqual(["a", "b"]);
  });

  it("keeps the first of several equal items", () => {
    stored.set("words", JSON.stringify(["a", "b", "a", "B"]));
    expect(storedList("words", 5, word).read()).toEqual(["a", "b", "B"]);
    const ignoringCase = storedList("words", 5, word, (item) => item.toLowerCase());
    expect(ignoringCase.read()).toEqual(["a", "b"]);
  });

  it("lasts for the visit if storage is blocked", () => {
    const refuse = () => {
      throw new Error("denied");
    };
    vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse, removeItem: refuse });
    const list = storedList("words", 5, word);
    list.write(["a"]);
    expect(list.read()).toEqual(["a"]);
  });
});
