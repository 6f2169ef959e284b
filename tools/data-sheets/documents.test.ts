import { expect, test, vi } from "vitest";
import { listSheets, type Sheet } from "#app/content/outputs/sheets.ts";
import { site } from "#app/content/site.ts";
import { fixture } from "../../tests/support/fixture.ts";
import { renderSheet } from "./documents.ts";
import { documentKey } from "./layout-hash.ts";

/** In milliseconds. The first sheet of a process also loads the fonts. */
const renderingTime = 30_000;

const { company } = fixture;
const sheets = listSheets(fixture);

function sheet(name: string): Sheet {
  const found = sheets.find((item) => item.name === name);
  if (!found) throw new Error(`There is no sheet «${name}».`);
  return found;
}

/** A data sheet of the real site with a picture, because images/ has no pictures of the fixtures. */
const [pictured = sheet("equipo-sin-imagen")] = listSheets(site()).filter(({ picture }) => picture);

test("the cache key of a sheet depends on the telephone number, but not on the form's endpoint", () => {
  const key = (changed: object) => documentKey("", pictured, { ...company, ...changed }, []);
  expect(key({ enquiryEndpoint: "/consultas" })).toBe(key({}));
  expect(key({ phone: { ...company.phone, display: "04" } })).not.toBe(key({}));
});

test(
  "the same content makes an identical data sheet on any day",
  async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const files: Buffer[] = [];
    for (const day of ["2027-01-01", "2030-06-15"]) {
      vi.setSystemTime(day);
      files.push(await renderSheet(pictured, company));
    }
    vi.useRealTimers();
    expect(files[0]?.equals(files[1] ?? Buffer.alloc(0))).toBe(true);
  },
  renderingTime,
);

test(
  "a product without a picture or figures still gets a data sheet",
  async () => {
    const minimal = sheet("equipo-sin-imagen");
    expect(minimal).toMatchObject({ picture: undefined, figures: [] });
    const pdf = await renderSheet(minimal, company);
    expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
  },
  renderingTime,
);

test(
  "in a data sheet, a long table continues on the next page with all its rows",
  async () => {
    const found = sheet("analizador-seis");
    if (found.kind !== "equipment") throw new Error("analizador-seis is not equipment.");
    const rows = Array.from({ length: 90 }, (_, index) => ({ parameter: `Dato ${index}`, value: "Sí" }));
    const pdf = await renderSheet({ ...found, picture: undefined, specifications: rows }, company);
    const count = (pattern: RegExp) => pdf.toString("latin1").match(pattern)?.length;
    expect(count(/\/Type \/Page\n/g)).toBe(3);
    expect(count(/\/S \/TR\n/g)).toBe(rows.length);
    expect(count(/\/S \/Table\n/g)).toBe(1);
  },
  renderingTime,
);

test("a data sheet does not list a stated value as available on request", () => {
  const asked = (name: string) => {
    const found = sheet(name);
    return found.kind === "equipment" ? found.specifications.find((row) => row.onRequest)?.value : undefined;
  };
  expect(asked("analizador-seis")).toContain("Conexión al LIS");
  expect(asked("analizador-ocho")).not.toMatch(/conexión al LIS/i);
});

test("the footprint in a data sheet is the size in the content", () => {
  expect(sheet("analizador-seis")).toMatchObject({ footprint: { width: 148, depth: 94, height: 155 } });
  expect(sheet("ge-dos")).toMatchObject({ footprint: undefined });
});

test("a model has a brochure only if its content file asks for it", () => {
  expect(sheets.filter((item) => item.name.endsWith("-brochure")).map((item) => item.name)).toEqual([
    "ge-dos-brochure",
  ]);
});
