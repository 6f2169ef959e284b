/** Tests how the search reads questions, on the frozen catalogue. */
import { describe, expect, test } from "vitest";
import { indexContent } from "#app/content/catalogue/site.ts";
import { searchIndex } from "#app/content/outputs/search-index.ts";
import { loadContent } from "#app/content/read/load.ts";
import { createEngine } from "./engine.ts";
import { resultsInWords } from "./few-results.ts";

const index = searchIndex(indexContent(loadContent("tests/fixtures"), {}, {}));
const engine = createEngine(index);

function names(query: string, group = "products"): string[] {
  const hits = engine.search(query).groups.find(({ id }) => id === group)?.hits ?? [];
  return hits.map(({ document }) => document.name);
}

function answersTo(query: string): { name: string; path: string; context: string }[] {
  const hits = engine.search(query).groups.find(({ id }) => id === "answers")?.hits ?? [];
  return hits.map(({ document: { name, path, context } }) => ({ name, path, context }));
}

describe("words that carry nothing", () => {
  test("do not exclude: a kind that the result is not, or an article", () => {
    expect(names("máquina de lluvia", "tests")).toEqual(names("lluvia", "tests"));
    expect(names("necesito un aparato para el analizador seis")[0]).toBe("Analizador Seis");
    expect(engine.search("máquina de lluvia").missing).toEqual([]);
  });

  test("are looked for where there is nothing else", () => {
    expect(engine.search("máquina").total).toBeGreaterThan(0);
    expect(engine.search("de la").missing).toEqual([]);
  });
});

describe("where nothing has all words", () => {
  test("what has most of them is shown, and the others are named", () => {
    const found = engine.search("analizador seis usado");
    expect(names("analizador seis usado")).toEqual(["Analizador Seis"]);
    expect(found.missing).toEqual(["usado"]);
    expect(resultsInWords(found)).toBe("1 resultado. No se encontró «usado».");
  });

  test("a model that does not exist is said to be missing, and never taken for another", () => {
    const found = engine.search("columna x7");
    expect(found).toMatchObject({ missing: ["x7"], corrected: undefined });
    expect(names("columna x7")).toEqual(["Columna Alta", "Columna Media", "Columna Baja"]);
    for (const query of ["x7", "f811", "plk"]) expect(engine.search(query).total, query).toBe(0);
  });

  test("words that nothing has find nothing", () => {
    for (const query of ["espectrómetro xyz", "ecógrafo doppler", "zzzz", "", "   ", "¿?", "«»"]) {
      expect(engine.search(query), query).toMatchObject({ total: 0, groups: [] });
    }
  });

  test("a word of a text alone is not enough to be shown for the others", () => {
    expect(engine.search("bordo").total).toBeGreaterThan(0);
    expect(engine.search("zzzz bordo").total).toBe(0);
  });

  test("a typo is forgiven before a word is left out", () => {
    expect(engine.search("anlizador seis")).toMatchObject({ corrected: "analizador seis", missing: [] });
    expect(engine.search("anlizador seis", true)).toMatchObject({
      corrected: undefined,
      missing: ["anlizador"],
    });
  });

  test("two words may be one as they are typed, but are never joined into a correction", () => {
    expect(names("tapalila", "supplies")).toEqual(["Tubo de Tapa Lila"]);
    expect(names("columna al ta")[0]).toBe("Columna Alta");
    expect(engine.search("tapa lis")).toMatchObject({ corrected: undefined, missing: ["lis"] });
  });

  test("a word that the catalogue has is neither taken for another nor said to be missing", () => {
    expect(engine.search("tapa brisa")).toMatchObject({ corrected: undefined, missing: [] });
    expect(names("tapa brisa", "pages")).toEqual(["Marca Brisa"]);
    expect(names("tapa brisa", "supplies")).toContain("Tubo de Tapa Lila");
  });
});

describe("a price", () => {
  test("leads to the enquiry of what is named, and to the list", () => {
    expect(answersTo("precio analizador seis")).toMatchObject([
      { name: "Cotizar Analizador Seis", path: "/contacto?asunto=sales&sobre=Analizador+Seis#form" },
      { name: "Su lista de cotización", path: "/cotizacion" },
    ]);
    expect(names("precio analizador seis")).toEqual(["Analizador Seis"]);
  });

  test("without a product leads to the enquiry itself", () => {
    for (const query of ["cotizar", "¿cuánto cuesta?", "comprar", "PRECIOS"]) {
      expect(answersTo(query)[0], query).toMatchObject({ path: "/contacto?asunto=sales#form" });
    }
  });
});

describe("one against another", () => {
  test.each([
    ["seis vs ocho", "analizador-seis,analizador-ocho"],
    ["analizador ocho versus analizador seis", "analizador-ocho,analizador-seis"],
    ["comparar columna alta y columna baja", "columna-alta,columna-baja"],
    ["diferencia entre seis, ocho y tres", "analizador-seis,analizador-ocho,analizador-tres"],
  ])("«%s» leads to that comparison", (query, ids) => {
    expect(answersTo(query)[0]?.path).toBe(`/comparar?equipos=${ids}`);
  });

  test("both are shown", () => {
    expect(names("seis vs ocho")).toEqual(["Analizador Seis", "Analizador Ocho"]);
  });

  test("of two areas, or of one product, only the way to compare is offered", () => {
    expect(answersTo("comparar seis y columna alta")[0]?.path).toBe("/comparar");
    expect(answersTo("comparar seis")[0]?.path).toBe("/comparar");
  });
});

describe("a figure", () => {
  test("by the hour shows what reaches it, the nearest first", () => {
    expect(names("máquina de 200 pruebas por hora").slice(0, 2)).toEqual(["Analizador Tres", "Balanza Sola"]);
    expect(names("1.600 pruebas/h")[0]).toBe("Medidor Diez");
  });

  test("with an area shows those of the area", () => {
    expect(names("dos series 80 muestras por hora")[0]).toBe("Efe Dos");
    expect(names("dos series 80 muestras por hora")).not.toContain("Analizador Tres");
  });

  test("beyond every product shows those that come closest", () => {
    expect(names("99999 pruebas por hora")[0]).toBe("Medidor Diez");
  });

  test("by the day leads to the workload tool, with the area that is named", () => {
    expect(answersTo("1.300 pruebas al día")[0]?.path).toBe("/elegir?carga=1300");
    expect(answersTo("ABC 120 muestras por día")[0]?.path).toBe("/elegir?area=abc&carga=120");
    expect(answersTo("1.300 pruebas al día")[0]?.name).toBe("Equipos para 1.300 pruebas o muestras al día");
    expect(answersTo("1 prueba al día")[0]?.name).toBe("Equipos para 1 prueba o muestra al día");
  });

  test("without a time is only a number", () => {
    expect(answersTo("200 pruebas")).toEqual([]);
  });
});

describe("the size of a laboratory", () => {
  test("shows what is made for it", () => {
    expect(names("analizador para laboratorio pequeño")).toEqual(["Analizador Eme Uno"]);
    expect(names("laboratorio grande")).toContain("Analizador Ocho");
  });

  test("does not stand in the way where it means something else", () => {
    expect(names("tubo pequeño", "supplies").length).toBeGreaterThan(0);
  });
});

describe("a question about the company", () => {
  test("is answered with what the content says", () => {
    expect(answersTo("horario")[0]).toMatchObject({
      name: "Horario de atención",
      context: "Lunes a viernes, 8:00–\u206018:00 · Sábado, 9:00–\u206013:00 · Domingo y feriados, cerrado",
    });
    expect(answersTo("¿La compra incluye capacitación?")[0]?.context).toMatch(/capacitación/);
  });

  test("does not hide what else was asked for", () => {
    expect(answersTo("garantía analizador seis")[0]?.name).toBe("Garantía");
    expect(names("garantía analizador seis")).toEqual(["Analizador Seis"]);
  });

  test("is said to those who listen", () => {
    expect(resultsInWords(engine.search("horario"))).toMatch(/^Horario de atención: Lunes a viernes/);
  });
});

describe("a group of tests", () => {
  const lights = ["Luminancia extrafina (hs-L)", "Zeta"];

  test.each(["luces", "luminoso", "perfil luminoso", "panel de luces", "batería lumi", "perfil luminoo"])(
    "is found by «%s», with its tests and no other's",
    (query) => {
      expect(names(query, "tests")).toEqual(lights);
      expect(engine.search(query).missing).toEqual([]);
      const pages = engine.search(query).groups.find(({ id }) => id === "pages")?.hits;
      expect(pages?.[0]?.document).toMatchObject({
        name: "Luces",
        context: "Panel de pruebas con alias",
        path: "/productos/con-alias/test-list#luces",
      });
    },
  );

  test("may be asked for with another", () => {
    expect(names("perfil luminoso y únicas", "tests")).toEqual([...lights, "Rarísima", "Singular"]);
  });

  test("is not its panel, nor found with it", () => {
    expect(names("panel con alias", "pages")).toEqual(["Panel de pruebas con alias"]);
    expect(names("perfil", "pages")).toEqual(expect.arrayContaining(["Panel de pruebas con alias"]));
    expect(names("perfil", "pages")).not.toContain("Luces");
  });
});

test("the analyzers that are made for a test come before those that also run it", () => {
  const analyzers = names("CN1c", "analyzers");
  expect(analyzers.slice(0, 3)).toEqual(["Columna Alta", "Columna Media", "Columna Baja"]);
  expect(analyzers.length).toBeGreaterThan(3);
  expect(engine.search("CN1c").groups[0]?.hits[0]?.document.leadsTo).toBe(`${analyzers.length} analizadores`);
});

test("they follow a test of that name that is read without one, too", () => {
  expect(names("lluvia", "tests")).toEqual(["Lluvia", "Zeta"]);
  expect(names("lluvia", "analyzers")).toEqual(names("zeta", "analyzers"));
});

test("a supply leads to its row", () => {
  const [supply] = engine.search("mandil de prueba").groups[0]?.hits ?? [];
  expect(supply?.document.path).toBe("/productos/utiles/proteccion#mandil-de-prueba");
});

test("a test leads to its page, and stands once where two groups have it", () => {
  const tests = engine.documents.filter(({ kind }) => kind === "test");
  expect(tests.every(({ path }) => /^\/pruebas\/./.test(path))).toBe(true);
  expect(new Set(tests.map(({ path }) => path)).size).toBe(tests.length);
});

test("products come first, then tests, supplies, brands and pages", () => {
  const order = ["products", "tests", "analyzers", "supplies", "pages"];
  const found = engine.search("prueba").groups.map(({ id }) => id);
  const [, ...following] = found.filter((id) => id !== "analyzers");
  expect(following).toEqual([...following].sort((a, b) => order.indexOf(a) - order.indexOf(b)));
});

describe("what the company does not have", () => {
  test("is refused, with the way to ask and what comes nearest, and no lookalike", () => {
    for (const query of ["granizo", "necesito una máquina de granizo", "piedra hielo", "HAIL"]) {
      expect(answersTo(query), query).toMatchObject([
        { name: "No lo ofrecemos: Granizo", path: "/contacto?sobre=Granizo#form" },
        { context: "Lo más cercano que ofrecemos", path: "/productos/rapidas" },
      ]);
      expect(engine.search(query).groups, query).toHaveLength(1);
    }
  });

  test("does not hide what is named beside it", () => {
    expect(answersTo("granizo y analizador seis")[0]?.name).toBe("No lo ofrecemos: Granizo");
    expect(names("granizo y analizador seis")).toEqual(["Analizador Seis"]);
  });

  test("may be another maker's instrument, which leads to its area", () => {
    expect(answersTo("ajena 411")[1]).toMatchObject({ name: "ABC", path: "/productos/abc" });
  });
});

describe("a place", () => {
  test("is answered with its coverage", () => {
    expect(answersTo("envíos a Machala")).toMatchObject([
      { name: "Cobertura en Machala", path: "/clientes", context: expect.stringMatching(/^El Oro está/) },
    ]);
    expect(answersTo("entregan en Tena")[0]?.context).not.toMatch(/Napo/);
  });

  test("with the name of a weekday is not a question about the hours", () => {
    expect(answersTo("Santo Domingo").map(({ name }) => name)).toEqual(["Cobertura en Santo Domingo"]);
  });
});

test("a fault leads to support, and a need to the form with its subject", () => {
  expect(answersTo("el analizador seis no enciende")[0]?.path).toBe("/soporte");
  expect(names("el analizador seis no enciende")).toEqual(["Analizador Seis"]);
  expect(answersTo("equipo en comodato")[0]?.path).toBe("/contacto?asunto=sales#form");
  expect(answersTo("quiero ser distribuidor")[0]?.path).toBe("/contacto?asunto=partnership#form");
});

test("two things in one query are both found, each by its own name", () => {
  expect(names("zeta y singular", "tests")).toEqual(["Zeta", "Singular"]);
  // A supply with both words in its names follows.
  expect(engine.search("zeta y singular").groups[0]?.id).toBe("tests");
  expect(names("zeta y singular", "supplies")).toEqual(["Mezcla frías D"]);
});

test("several things are found once each, though other words say more about them", () => {
  expect(names("zeta, singular y zeta para emergencias", "tests")).toEqual(["Zeta", "Singular"]);
});

describe("a correction", () => {
  test("keeps the first letter as it is heard", () => {
    expect(engine.search("kolumna alta").corrected).toBe("columna alta");
    expect(engine.search("zolumna").corrected).toBe("columna");
    expect(engine.search("dolumna").corrected).toBeUndefined();
  });

  test("allows one error up to seven letters and two from eight", () => {
    expect(engine.search("colunma").corrected).toBe("columna");
    expect(engine.search("cxlxmna").corrected).toBeUndefined();
    expect(engine.search("analxzadxr").corrected).toBe("analizador");
    expect(engine.search("anxlxzadxr").corrected).toBeUndefined();
  });

  test("is not made of a word that the vocabulary knows", () => {
    expect(engine.search("columpio")).toMatchObject({ corrected: undefined, total: 0 });
    expect(engine.search("columpia").corrected).toBeUndefined();
  });

  test("prefers a whole name, then the likelier error, among words that are equally near", () => {
    const page = (name: string) => ({ path: "/", name, text: "" });
    const { search } = createEngine({
      ...index,
      known: ["treonina"],
      pages: [page("Creatinina"), page("Creatina quinasa"), page("Troponina")],
    });
    expect(search("creatinna").corrected).toBe("creatinina");
    expect(search("trponina").corrected).toBe("troponina");
    expect(search("treonina").corrected).toBeUndefined();
  });
});
