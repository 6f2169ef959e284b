import { afterEach, expect, test, vi } from "vitest";

const choice = (id: string, category = "inmunologia") => ({
  id,
  name: id.toUpperCase(),
  shortName: undefined,
  category,
  categoryLabel: category,
  thumb: undefined,
});
const [one, two, three] = [choice("uno"), choice("dos"), choice("tres")];

/** Loads a new copy of the module, because it reads storage only once. */
async function open(stored: unknown[]) {
  vi.resetModules();
  vi.stubGlobal("localStorage", {
    getItem: () => JSON.stringify(stored),
    setItem: () => {},
    removeItem: () => {},
  });
  return import("./choices.ts");
}

afterEach(() => vi.unstubAllGlobals());

test("damaged choices in storage are dropped", async () => {
  const { choices } = await open([choice("../x"), { id: "" }, null, 7, one]);
  expect(choices.read()).toEqual([one]);
});

test("undo restores a removed choice in its place and keeps later choices", async () => {
  const { choices, restoreChoices } = await open([two, three]);
  restoreChoices([one, two], ["uno"]);
  expect(choices.read()).toEqual([one, two, three]);
});

test("undo does not restore choices that another tab removed meanwhile", async () => {
  const { choices, restoreChoices } = await open([three]);
  restoreChoices([one, two, three], ["uno"]);
  expect(choices.read()).toEqual([one, three]);
});

test("undo restores an emptied comparison, unless another category was chosen since", async () => {
  const { choices, restoreChoices } = await open([]);
  restoreChoices([one, two], ["uno", "dos"]);
  expect(choices.read()).toEqual([one, two]);
  const other = await open([choice("cuatro", "hplc")]);
  other.restoreChoices([one, two], ["uno", "dos"]);
  expect(other.choices.read()).toEqual([choice("cuatro", "hplc")]);
});
