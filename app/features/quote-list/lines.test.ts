import { afterEach, describe, expect, it, vi } from "vitest";
import type { NoticeContent } from "#app/features/notices/use-notices.ts";

const notify = vi.fn<(content: NoticeContent) => void>();
vi.mock("#app/features/notices/use-notices.ts", () => ({ notify }));

const line = {
  id: "maglumi-x6",
  kind: "equipment" as const,
  name: "MAGLUMI X6",
  brand: "SNIBE",
  context: "SNIBE · Inmunología",
  path: "/productos/inmunologia/maglumi-x6",
  thumb: "/media/maglumi-x6.0123abcd-320.webp",
  quantity: 2,
  note: "",
};

/** Loads a new copy of the module, because it reads storage only once. */
async function open(stored: unknown) {
  vi.resetModules();
  vi.stubGlobal("localStorage", {
    getItem: () => (typeof stored === "string" ? stored : JSON.stringify(stored)),
    setItem: () => {},
    removeItem: () => {},
  });
  const { quoteLines, addLine } = await import("./lines.ts");
  const editing = { ...(await import("./editing.ts")), ...(await import("./changes.ts")) };
  return { ...editing, addLine, read: quoteLines.read };
}

afterEach(() => {
  vi.unstubAllGlobals();
  notify.mockReset();
});

describe("a stored quote list", () => {
  it("is read back unchanged", async () => {
    const { read } = await open([line]);
    expect(read()).toEqual([line]);
  });

  it("keeps a line of an older version, which had no brand, pack or note", async () => {
    const { id, kind, name, path, quantity } = line;
    const { read } = await open([{ id, kind, name, path, quantity }]);
    expect(read()).toEqual([{ id, kind, name, path, quantity, context: "", note: "" }]);
  });

  it.each([
    ["a number", 7],
    ["another kind", { ...line, kind: "car" }],
    ["a name that is not a string", { ...line, name: { a: 1 } }],
    ["an empty name", { ...line, name: " \n " }],
    ["a path outside the site", { ...line, path: "https://elsewhere.example/productos/" }],
    ["a path with a script", { ...line, path: "javascript:alert(1)" }],
    ["a path with «..»", { ...line, path: "/productos/../../x" }],
  ])("drops a damaged line (%s) and keeps the others", async (_, damaged) => {
    const { read } = await open([damaged, line]);
    expect(read()).toEqual([line]);
  });

  it.each([
    ["1e999", 9999],
    ["-5", 1],
    ["0", 1],
    ["2.4", 2],
    ["null", 1],
    ['"many"', 1],
    ["[3]", 3],
    ["{}", 1],
  ])("takes a quantity of %s as %d", async (quantity, expected) => {
    const { read } = await open(
      `[${JSON.stringify(line).replace('"quantity":2', `"quantity":${quantity}`)}]`,
    );
    expect(read()[0]?.quantity).toBe(expected);
  });

  it("cuts long texts, and drops unknown fields and pictures of other sites", async () => {
    const huge = "ñ".repeat(100_000);
    const { read } = await open([
      {
        ...line,
        name: huge,
        context: huge,
        note: huge,
        extra: huge,
        thumb: "https://elsewhere.example/x.png",
      },
    ]);
    const [found] = read();
    expect(found).toEqual({
      ...line,
      name: "ñ".repeat(200),
      context: "ñ".repeat(200),
      note: "ñ".repeat(200),
      thumb: undefined,
    });
  });

  it("contains at most 100 lines, each product once", async () => {
    const many = Array.from({ length: 150 }, (_, index) => ({ ...line, id: `x${index % 120}` }));
    const { read, addLine } = await open(many);
    expect(new Set(read().map((item) => item.id)).size).toBe(100);
    addLine({ ...line, id: "one-more" });
    expect(read()).toHaveLength(100);
    expect(notify).toHaveBeenLastCalledWith(
      expect.objectContaining({ text: "La lista admite hasta 100 productos." }),
    );
  });
});

describe("editing a quote list", () => {
  it("keeps quantities between 1 and 9999, and notes to one line", async () => {
    const { read, setQuantity, setNote } = await open([line]);
    setQuantity(line.id, 0);
    expect(read()[0]?.quantity).toBe(1);
    setQuantity(line.id, 123_456);
    expect(read()[0]?.quantity).toBe(9999);
    setNote(line.id, "  planta\nbaja  ");
    expect(read()[0]?.note).toBe("planta baja");
  });

  it("restores a removed line in its place and keeps later changes", async () => {
    const [a, b, c] = [
      { ...line, id: "a" },
      { ...line, id: "b" },
      { ...line, id: "c" },
    ];
    const { read, removeLine, setQuantity, addLine } = await open([a, b, c]);
    removeLine(b);
    expect(read().map((item) => item.id)).toEqual(["a", "c"]);
    const [undo] = notify.mock.lastCall?.[0].actions ?? [];
    setQuantity("c", 9);
    addLine({ ...line, id: "d" });
    undo?.run();
    expect(read().map((item) => [item.id, item.quantity])).toEqual([
      ["a", 2],
      ["b", 2],
      ["c", 9],
      ["d", 1],
    ]);
  });

  it("does not restore an emptied list that would then exceed its limit", async () => {
    const many = Array.from({ length: 100 }, (_, index) => ({ ...line, id: `x${index}` }));
    const { read, emptyList, addLine } = await open(many);
    emptyList();
    const [undo] = notify.mock.lastCall?.[0].actions ?? [];
    addLine({ ...line, id: "new" });
    undo?.run();
    expect(read().map((item) => item.id)).toEqual(["new"]);
    expect(notify.mock.lastCall?.[0].text).toBe("La lista admite hasta 100 productos.");
  });
});
