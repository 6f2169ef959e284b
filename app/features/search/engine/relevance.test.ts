/** What buyers type, and what they expect to see first. */
import { describe, expect, test } from "vitest";
import { listAddresses } from "#app/content/addresses.ts";
import { searchIndex } from "#app/content/outputs/search-index.ts";
import { site } from "#app/content/site.ts";
import { listDocuments } from "./documents.ts";
import { createEngine } from "./engine.ts";

const index = searchIndex(site());
const engine = createEngine(index);

function first(query: string): string | undefined {
  return engine.search(query).groups[0]?.hits[0]?.document.name;
}

function groups(query: string): string[] {
  return engine.search(query).groups.map((group) => group.title);
}

describe("the first result of", () => {
  test.each([
    // Names, as they are written and as they are remembered
    ["MAGLUMI X6", "MAGLUMI X6"],
    ["mag", "MAGLUMI X6"],
    ["maglumi", "MAGLUMI X6"],
    ["maglumi 2000", "MAGLUMI 2000"],
    ["2000 plus", "MAGLUMI 2000 Plus"],
    ["serie m", "MAGLUMI M Series"],
    ["x 6", "MAGLUMI X6"],
    ["maglumix8", "MAGLUMI X8"],
    ["f-810", "MACCURA F810"],
    ["f 880", "MACCURA F880"],
    ["f8", "MACCURA F8 Series"],
    ["gh900 plus", "LIFOTRONIC GH900PLUS"],
    ["h-100", "LIFOTRONIC H100"],
    ["bs 240", "BS240"],
    ["bga102", "BGA-102"],
    ["gem 5000", "GEM Premier 5000"],
    ["xl931", "XL-931T"],
    ["ca 1200", "DYMIND CA1200"],
    ["ucare", "UCARE 6000"],
    // Areas and the words laboratories use for them
    ["hematologia", "MACCURA F5 Series"],
    ["analizador de hematología", "MACCURA F5 Series"],
    ["biometría hemática", "MACCURA F5 Series"],
    ["hemograma", "MACCURA F5 Series"],
    ["quimica sanguinea", "B240P"],
    ["gases", "GEM Premier 3500"],
    ["gases arteriales", "GEM Premier 3500"],
    ["coagulometro", "DYMIND CA1200"],
    ["electrolitos", "XL-931T"],
    ["quimioluminiscencia", "MAGLUMI X6"],
    ["glicosilada", "LIFOTRONIC H100"],
    ["snibe", "SNIBE C8"],
    ["mindray", "BS240"],
    // Tests
    ["tsh", "TSH"],
    ["T4 libre", "T4 libre"],
    ["ft4", "T4 libre"],
    ["hba1c", "Hemoglobina glicosilada (HbA1c)"],
    ["glucosa", "Glucosa"],
    ["azúcar", "Glucosa"],
    ["trigliceridos", "Triglicéridos"],
    ["tgo", "AST (TGO)"],
    ["ca125", "CA 125"],
    ["ck mb", "CK-MB"],
    ["d-dímero", "Dímero D"],
    ["vitamina b 12", "Vitamina B12"],
    ["beta hcg", "β-hCG"],
    ["próstata", "PSA total"],
    ["citomegalovirus", "CMV IgG"],
    ["sodio", "Sodio (Na⁺)"],
    // Rapid tests
    ["vih", "VIH"],
    ["sida", "VIH Ag/Ac"],
    ["dengue", "Dengue"],
    ["covid", "COVID-19"],
    ["prueba de embarazo", "Embarazo (hCG)"],
    ["paludismo", "Malaria"],
    ["helicobacter pylori", "H. pylori"],
    // Supplies
    ["tubo edta", "Tubo con EDTA K2"],
    ["tapa lila", "Tubo con EDTA K2"],
    ["guantes", "Guante de nitrilo"],
    ["mascarillas", "Mascarilla quirúrgica"],
    ["tapabocas", "Mascarilla quirúrgica"],
    ["eppendorf", "Microtubo de 1,5 mL"],
    ["reactivo de glucosa", "Reactivo de glucosa"],
    ["puntas", "Punta de 10 µL"],
    ["vidrieria", "Vidrio"],
    // Pages
    ["mantenimiento", "Soporte Técnico"],
    ["reparación", "Soporte Técnico"],
    ["repuestos", "Soporte Técnico"],
    ["marcas", "Marcas"],
    ["telefono", "Contacto"],
    ["pruebas rápidas", "Pruebas rápidas"],
    ["cookies", "Privacidad"],
  ])("«%s» is %s", (query, expected) => {
    expect(first(query)?.replace("μ", "µ").replace("\u00a0", " ")).toBe(expected);
    expect(engine.search(query).corrected).toBeUndefined();
  });
});

describe("a typo is forgiven, and said:", () => {
  test.each([
    ["maglumy", "maglumi", "MAGLUMI X6"],
    ["troponna", "troponina", "Troponina I ultrasensible (hs-cTnI)"],
    ["ematologia", "hematología", "MACCURA F5 Series"],
    ["vilirubina", "bilirrubina", "Bilirrubina total"],
    ["kolesterol total", "colesterol total", "Colesterol total"],
    ["guantez de nitrilo", "guante nitrilo", "Guante de nitrilo"],
    ["trigliseridos", "triglicéridos", "Triglicéridos"],
    ["gluocsa", "glucosa", "Glucosa"],
  ])("«%s» is answered as «%s», with %s first", (query, corrected, expected) => {
    expect(engine.search(query)).toMatchObject({ corrected });
    expect(first(query)).toBe(expected);
    expect(engine.search(query, true)).toMatchObject({ total: 0, groups: [], corrected: undefined });
  });

  test("but not in figures and short words, where one letter is another product", () => {
    for (const query of ["maglumi x7", "f811", "tsj"]) expect(first(query), query).toBeUndefined();
  });
});

test("what is not there is not found", () => {
  for (const query of ["citómetro xyz", "ecógrafo", "zzzz", "", "   ", "¿?", "«»"]) {
    expect(engine.search(query), query).toMatchObject({ total: 0, groups: [] });
  }
});

test("products come first, then tests, supplies, brands and pages", () => {
  expect(groups("mag")).toEqual(["Productos", "Pruebas", "Insumos", "Marcas y páginas"]);
  expect(groups("hba1c")).toEqual([
    "Pruebas",
    "Analizadores, según configuración",
    "Productos",
    "Insumos",
    "Marcas y páginas",
  ]);
});

test("a test says how many analyzers run it, and they follow", () => {
  const [tests, analyzers] = engine.search("litio").groups;
  expect(tests?.hits[0]?.document.leadsTo).toBe("3 analizadores");
  expect(analyzers?.hits.map((hit) => hit.document.name)).toEqual(["B240P", "BS240", "XL-931T"]);
  expect(engine.search("litio").total).toBe(
    engine.search("litio").groups.flatMap((g) => (g.id === "analyzers" ? [] : g.hits)).length,
  );
});

test("every result leads to a page of the site; a test to its place on the panel", () => {
  const known = new Set(listAddresses(site()).map((address) => address.path));
  const unknown = listDocuments(index).filter(({ path }) => !known.has(path.split(/[?#]/)[0] ?? ""));
  expect(unknown).toEqual([]);
  expect(listDocuments(index).find((document) => document.name === "CA 125")?.path).toBe(
    "/productos/inmunologia/test-list?prueba=CA+125#marcadores-tumorales",
  );
});

test("every product, series and model is in it, and every test once per panel", () => {
  expect(index.products.map((product) => product.id).sort()).toEqual(
    site()
      .products.map((p) => p.id)
      .sort(),
  );
  const panels = listDocuments(index).filter((document) => document.name === "Anti-TPO");
  expect(panels).toHaveLength(1);
});
