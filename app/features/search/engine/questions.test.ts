/** The queries search the content of tests/fixtures. */
import { describe, expect, test } from "vitest";
import { indexContent } from "#app/content/catalogue/site.ts";
import { searchIndex } from "#app/content/outputs/search-index.ts";
import { loadContent } from "#app/content/read/load.ts";
import { createEngine } from "./engine.ts";
import { resultsInWords } from "./few-results.ts";

const site = indexContent(loadContent("tests/fixtures"), {}, {});
const engine = createEngine(searchIndex(site));

function names(query: string, group = "products"): string[] {
  const hits = engine.search(query).groups.find(({ id }) => id === group)?.hits ?? [];
  return hits.map(({ document }) => document.name);
}

function answersTo(query: string): { name: string; path: string; context: string }[] {
  const hits = engine.search(query).groups.find(({ id }) => id === "answers")?.hits ?? [];
  return hits.map(({ document: { name, path, context } }) => ({ name, path, context }));
}

describe("words such as «máquina» and «para»", () => {
  test("do not hide results that lack them", () => {
    expect(names("máquina de lluvia", "tests")).toEqual(names("lluvia", "tests"));
    expect(names("necesito un aparato para el analizador seis")[0]).toBe("Analizador Seis");
    expect(engine.search("máquina de lluvia").missing).toEqual([]);
  });

  test("are searched if the query has no other words", () => {
    expect(engine.search("máquina").total).toBeGreaterThan(0);
    expect(engine.search("de la").missing).toEqual([]);
  });
});

describe("if no document has all words", () => {
  test("the search shows documents with most of them and names the missing words", () => {
    const found = engine.search("analizador seis usado");
    expect(names("analizador seis usado")).toEqual(["Analizador Seis"]);
    expect(found.missing).toEqual(["usado"]);
    expect(resultsInWords(found)).toBe("1 resultado. No se encontró «usado».");
  });

  test("an unknown model is reported as missing, not replaced by another", () => {
    const found = engine.search("columna x7");
    expect(found).toMatchObject({ missing: ["x7"], corrected: undefined });
    expect(names("columna x7")).toEqual(["Columna Alta", "Columna Media", "Columna Baja"]);
    for (const query of ["x7", "f811", "plk"]) expect(engine.search(query).total, query).toBe(0);
  });

  test("unknown words find nothing", () => {
    for (const query of ["espectrómetro xyz", "ecógrafo doppler", "zzzz", "", "   ", "¿?", "«»"]) {
      expect(engine.search(query), query).toMatchObject({ total: 0, groups: [] });
    }
  });

  test("a document with typed words only in its text is no result", () => {
    expect(engine.search("bordo").total).toBeGreaterThan(0);
    expect(engine.search("zzzz bordo").total).toBe(0);
  });

  test("the search corrects a typo before it drops a word", () => {
    expect(engine.search("anlizador seis")).toMatchObject({ corrected: "analizador seis", missing: [] });
    expect(engine.search("anlizador seis", true)).toMatchObject({
      corrected: undefined,
      missing: ["anlizador"],
    });
  });

  test("names match with their words joined or split, but a correction never joins words", () => {
    expect(names("tapalila", "supplies")).toEqual(["Tubo de Tapa Lila"]);
    expect(names("columna al ta")[0]).toBe("Columna Alta");
    expect(engine.search("tapa lis")).toMatchObject({ corrected: undefined, missing: ["lis"] });
  });

  test("a word of the catalogue is neither corrected nor reported as missing", () => {
    expect(engine.search("tapa brisa")).toMatchObject({ corrected: undefined, missing: [] });
    expect(names("tapa brisa", "pages")).toEqual(["Marca Brisa"]);
    expect(names("tapa brisa", "supplies")).toContain("Tubo de Tapa Lila");
  });
});

describe("a query for a price", () => {
  test("links to an enquiry about the named product and to the quote list", () => {
    expect(answersTo("precio analizador seis")).toMatchObject([
      { name: "Cotizar Analizador Seis", path: "/contacto?asunto=sales&sobre=Analizador+Seis#form" },
      { name: "Su lista de cotización", path: "/cotizacion" },
    ]);
    expect(names("precio analizador seis")).toEqual(["Analizador Seis"]);
  });

  test("without a product links to the enquiry form", () => {
    for (const query of ["cotizar", "¿cuánto cuesta?", "comprar", "PRECIOS"]) {
      expect(answersTo(query)[0], query).toMatchObject({ path: "/contacto?asunto=sales#form" });
    }
  });
});

describe("a query that compares products", () => {
  test.each([
    ["seis vs ocho", "analizador-seis,analizador-ocho"],
    ["analizador ocho versus analizador seis", "analizador-ocho,analizador-seis"],
    ["comparar columna alta y columna baja", "columna-alta,columna-baja"],
    ["diferencia entre seis, ocho y tres", "analizador-seis,analizador-ocho,analizador-tres"],
  ])("«%s» links to their comparison", (query, ids) => {
    expect(answersTo(query)[0]?.path).toBe(`/comparar?equipos=${ids}`);
  });

  test("shows both products", () => {
    expect(names("seis vs ocho")).toEqual(["Analizador Seis", "Analizador Ocho"]);
  });

  test("with two areas or one product links to the page for choosing", () => {
    expect(answersTo("comparar seis y columna alta")[0]?.path).toBe("/comparar");
    expect(answersTo("comparar seis")[0]?.path).toBe("/comparar");
  });
});

describe("a query with a quantity", () => {
  test("per hour shows the analyzers that reach this rate, the nearest first", () => {
    expect(names("máquina de 200 pruebas por hora").slice(0, 2)).toEqual(["Analizador Tres", "Balanza Sola"]);
    expect(names("1.600 pruebas/h")[0]).toBe("Medidor Diez");
  });

  test("with an area shows only analyzers of that area", () => {
    expect(names("dos series 80 muestras por hora")[0]).toBe("Efe Dos");
    expect(names("dos series 80 muestras por hora")).not.toContain("Analizador Tres");
  });

  test("above every analyzer's rate shows the fastest analyzer first", () => {
    expect(names("99999 pruebas por hora")[0]).toBe("Medidor Diez");
  });

  test("per day links to the workload tool for the named area", () => {
    expect(answersTo("1.300 pruebas al día")[0]?.path).toBe("/elegir?carga=1300");
    expect(answersTo("ABC 120 muestras por día")[0]?.path).toBe("/elegir?area=abc&carga=120");
    expect(answersTo("1.300 pruebas al día")[0]?.name).toBe("Equipos para 1.300 pruebas o muestras al día");
    expect(answersTo("1 prueba al día")[0]?.name).toBe("Equipos para 1 prueba o muestra al día");
  });

  test("without a unit of time gets no answer", () => {
    expect(answersTo("200 pruebas")).toEqual([]);
  });
});

describe("a query with the size of a laboratory", () => {
  test("shows the analyzers made for that size", () => {
    expect(names("analizador para laboratorio pequeño")).toEqual(["Analizador Eme Uno"]);
    expect(names("laboratorio grande")).toContain("Analizador Ocho");
  });

  test("is an ordinary search if its words mean something else", () => {
    expect(names("tubo pequeño", "supplies").length).toBeGreaterThan(0);
  });
});

describe("a question about the company", () => {
  test("is answered with the content's text", () => {
    expect(answersTo("horario")[0]).toMatchObject({
      name: "Horario de atención",
      context: "Lunes a viernes, 8:00–\u206018:00 · Sábado, 9:00–\u206013:00 · Domingo y feriados, cerrado",
    });
    expect(answersTo("¿La compra incluye capacitación?")[0]?.context).toMatch(/capacitación/);
  });

  test("does not hide the other results", () => {
    expect(answersTo("garantía analizador seis")[0]?.name).toBe("Garantía");
    expect(names("garantía analizador seis")).toEqual(["Analizador Seis"]);
  });

  test("is announced to screen readers", () => {
    expect(resultsInWords(engine.search("horario"))).toMatch(/^Horario de atención: Lunes a viernes/);
  });
});

describe("a group of tests", () => {
  const lights = ["Luminancia extrafina (hs-L)", "Zeta"];

  test.each(["luces", "luminoso", "perfil luminoso", "panel de luces", "perfil luminoo"])(
    "is found by «%s» and followed by its own tests only",
    (query) => {
      const { groups, missing } = engine.search(query);
      expect(names(query, "tests")).toEqual(["Luces", ...lights]);
      expect(missing).toEqual([]);
      expect(groups[0]?.hits[0]?.document).toMatchObject({
        name: "Luces",
        context: "Panel de pruebas con alias",
        path: "/productos/con-alias/test-list#luces",
      });
      expect(groups[1]?.id).toBe("analyzers");
    },
  );

  test("comes after a test if the typed word begins a name of both", () => {
    expect(names("batería lumi", "tests")).toEqual(lights);
    expect(names("batería lumi", "pages")[0]).toBe("Luces");
  });

  test("can be searched together with another", () => {
    const tests = [...lights, "Rarísima", "Singular"];
    expect(names("perfil luminoso y únicas", "tests")).toEqual(["Únicas", "Luces", ...tests]);
  });

  test("fills in its area in the link to the workload tool", () => {
    expect(answersTo("300 pruebas de luces por día")[0]?.path).toBe("/elegir?area=con-alias&carga=300");
  });

  test("is not found by words for its panel", () => {
    expect(names("panel con alias", "pages")).toEqual(["Panel de pruebas con alias"]);
    expect(names("perfil", "pages")).toEqual(expect.arrayContaining(["Panel de pruebas con alias"]));
    expect(names("perfil", "pages")).not.toContain("Luces");
  });
});

test("analyzers dedicated to a test come before general analyzers", () => {
  const analyzers = names("CN1c", "analyzers");
  expect(analyzers.slice(0, 3)).toEqual(["Columna Alta", "Columna Media", "Columna Baja"]);
  expect(analyzers.length).toBeGreaterThan(3);
  expect(engine.search("CN1c").groups[0]?.hits[0]?.document.leadsTo).toBe(`${analyzers.length} analizadores`);
});

test("analyzers of a test also follow a rapid test with the same name", () => {
  expect(names("lluvia", "tests")).toEqual(["Lluvia", "Zeta"]);
  expect(names("lluvia", "analyzers")).toEqual(names("zeta", "analyzers"));
});

test("a supply links to its row", () => {
  const [supply] = engine.search("mandil de prueba").groups[0]?.hits ?? [];
  expect(supply?.document.path).toBe("/productos/utiles/proteccion#mandil-de-prueba");
});

test("a test links to its page and is listed once even if two groups contain it", () => {
  const tests = engine.documents().filter(({ kind }) => kind === "test");
  expect(tests.every(({ path }) => /^\/pruebas\/./.test(path))).toBe(true);
  expect(new Set(tests.map(({ path }) => path)).size).toBe(tests.length);
});

test("after the leading group come products, tests, supplies, then brands and pages", () => {
  const order = ["products", "tests", "analyzers", "supplies", "pages"];
  const found = engine.search("prueba").groups.map(({ id }) => id);
  const [, ...following] = found.filter((id) => id !== "analyzers");
  expect(following).toEqual([...following].sort((a, b) => order.indexOf(a) - order.indexOf(b)));
});

describe("something that the company does not offer", () => {
  test("is answered with an enquiry link and the nearest alternatives only", () => {
    for (const query of ["granizo", "necesito una máquina de granizo", "piedra hielo", "HAIL"]) {
      expect(answersTo(query), query).toMatchObject([
        { name: "No lo ofrecemos: Granizo", path: "/contacto?sobre=Granizo#form" },
        { context: "Lo más cercano que ofrecemos", path: "/productos/rapidas" },
      ]);
      expect(engine.search(query).groups, query).toHaveLength(1);
    }
  });

  test("does not hide other things that the query names", () => {
    expect(answersTo("granizo y analizador seis")[0]?.name).toBe("No lo ofrecemos: Granizo");
    expect(names("granizo y analizador seis")).toEqual(["Analizador Seis"]);
  });

  test("can be another maker's instrument: the answer links to the instrument's area", () => {
    expect(answersTo("ajena 411")[1]).toMatchObject({ name: "ABC", path: "/productos/abc" });
  });
});

describe("a query with a place", () => {
  test("is answered with the coverage there", () => {
    expect(answersTo("envíos a Machala")).toMatchObject([
      { name: "Cobertura en Machala", path: "/clientes", context: expect.stringMatching(/^El Oro está/) },
    ]);
    expect(answersTo("entregan en Tena")[0]?.context).not.toMatch(/Napo/);
  });

  test("that is also a weekday is not a question about opening hours", () => {
    expect(answersTo("Santo Domingo").map(({ name }) => name)).toEqual(["Cobertura en Santo Domingo"]);
  });
});

test("a described fault links to support, other needs to a form with the subject filled in", () => {
  expect(answersTo("el analizador seis no enciende")[0]?.path).toBe("/soporte");
  expect(names("el analizador seis no enciende")).toEqual(["Analizador Seis"]);
  expect(answersTo("equipo en comodato")[0]?.path).toBe("/contacto?asunto=sales#form");
  expect(answersTo("quiero ser distribuidor")[0]?.path).toBe("/contacto?asunto=partnership#form");
});

test("a word that may mean a fault or a place means a fault only if nothing else is asked", () => {
  expect(answersTo("un siniestro")[0]?.path).toBe("/soporte");
  expect(answersTo("zeta siniestro")).toEqual([]);
});

test("a query that names two things finds both", () => {
  expect(names("zeta y singular", "tests")).toEqual(["Zeta", "Singular"]);
  // A supply with both words in its names follows.
  expect(engine.search("zeta y singular").groups[0]?.id).toBe("tests");
  expect(names("zeta y singular", "supplies")).toEqual(["Mezcla frías D"]);
});

test("a query that repeats things finds each of them once", () => {
  expect(names("zeta, singular y zeta para emergencias", "tests")).toEqual(["Zeta", "Singular"]);
});

describe("a correction", () => {
  test("keeps the sound of the first letter", () => {
    expect(engine.search("kolumna alta").corrected).toBe("columna alta");
    expect(engine.search("zolumna").corrected).toBe("columna");
    expect(engine.search("dolumna").corrected).toBeUndefined();
  });

  test("allows one error in words of up to seven letters, and two in longer words", () => {
    expect(engine.search("colunma").corrected).toBe("columna");
    expect(engine.search("cxlxmna").corrected).toBeUndefined();
    expect(engine.search("anallizadro").corrected).toBe("analizador");
    expect(engine.search("annalizzadro").corrected).toBeUndefined();
  });

  test("accepts a wrong key in a short word only if the whole name fits", () => {
    const pages = ["Cadmio", "Punta azul"].map((name) => ({ path: "/", name, text: "" }));
    const words = { ...site.pages.search, pages };
    const { search } = createEngine(searchIndex({ ...site, pages: { ...site.pages, search: words } }));
    expect(search("cadmoo").corrected).toBe("cadmio");
    expect(search("pinta").corrected).toBeUndefined();
    expect(search("pinta azul").corrected).toBe("punta azul");
  });

  test.each(["columna", "analizador"])("fixes a typo in «%s» at any letter after the first", (word) => {
    for (let at = 1; at < word.length - 1; at += 1) {
      const [start, letter, next, end] = [word.slice(0, at), word[at], word[at + 1], word.slice(at + 2)];
      const typos = [
        `${start}${letter}${letter}${next}${end}`,
        `${start}${next}${end}`,
        `${start}${next}${letter}${end}`,
      ];
      for (const typo of typos.filter((other) => other !== word)) {
        expect(engine.search(typo).corrected, typo).toBe(word);
      }
    }
  });

  test("does not change a word that the vocabulary knows", () => {
    expect(engine.search("columpio")).toMatchObject({ corrected: undefined, total: 0 });
    expect(engine.search("columpia").corrected).toBeUndefined();
  });

  test("prefers a whole name, then the likelier error, among equally near words", () => {
    const page = (name: string) => ({ path: "/", name, text: "" });
    const pages = [page("Creatinina"), page("Creatina quinasa"), page("Troponina")];
    const words = { ...site.vocabulary.words, known: ["treonina"] };
    const { search } = createEngine(
      searchIndex({
        ...site,
        vocabulary: { ...site.vocabulary, words },
        pages: { ...site.pages, search: { ...site.pages.search, pages } },
      }),
    );
    expect(search("creatinna").corrected).toBe("creatinina");
    expect(search("trponina").corrected).toBe("troponina");
    expect(search("treonina").corrected).toBeUndefined();
  });
});
