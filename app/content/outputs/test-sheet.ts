import type { Site } from "#app/content/catalogue/site.ts";
import type { Test } from "#app/content/catalogue/test-types.ts";
import { maxAnalyzers, tickOf } from "#app/content/views/rack.ts";
import { sheetName, testPage } from "#app/content/views/test.ts";
import { type CapColour, type RackTick, thinned } from "#app/lib/drawing/rack.ts";
import { lowerInitial, withPrefix, withUnit } from "#app/lib/text/format.ts";
import type { SheetBase } from "./sheet-base.ts";

type Row = { name: string; value: string; note?: string };

export type TestSheet = SheetBase & {
  kind: "test";
  otherNames?: string;
  chain: { title: string; strong: string; text: string; cap?: CapColour }[];
  analyzers: Row[];
  order: Row[];
  confirm: { question: string; text: string; datum?: { value: string; label: string } }[];
  rapid: string;
  note: string;
  rack: { ticks: (RackTick & { place: number })[]; count: number; at: number; most: number };
};

const note =
  "La muestra y el tubo son los habituales; los confirma el inserto vigente del reactivo. La disponibilidad de cada prueba depende del modelo y de su configuración.";

export function testSheet(site: Site, test: Test): TestSheet | undefined {
  const page = testPage(site, test.id);
  if (!page) return undefined;
  const { name, otherNames, sample, slip, lanes, kits, rapid, tube, container } = page;
  return {
    kind: "test",
    name: sheetName(test.id),
    title: name,
    category: test.areas[0]?.label ?? "",
    lead: page.purpose,
    elevation: "bench",
    path: page.canonical,
    updated: updatedOf(test),
    otherNames: otherNames.length > 0 ? otherNames.join(", ") : undefined,
    chain: [
      {
        title: "Solicitud",
        strong: slip.profile,
        text: `${slip.count === 1 ? "1 prueba" : `${slip.count} pruebas`} en el perfil.`,
      },
      {
        title: sample.tubes.length > 0 ? "Tubo" : "Muestra",
        strong: sample.label,
        text: sample.text.join(" "),
        cap: sample.cap,
      },
      lanes.length > 0
        ? {
            title: "Analizador",
            strong: [...new Set(lanes.map(({ method }) => method))].join(" o "),
            text: lanes.map(({ summary }) => summary).join(" "),
          }
        : { title: "Casete", strong: "Sin analizador", text: "Inmunocromatografía, lectura visual." },
      {
        title: lanes.length > 0 ? "Reactivo" : "Qué se pide",
        strong: kits[0]?.name ?? rapid?.item.name ?? "",
        text: kits[0] ? (kits[0].pack ?? "Consultar") : (rapid?.presentation ?? "Consultar"),
      },
    ],
    analyzers: lanes.flatMap(({ machines, method }) =>
      [...machines]
        .sort((a, b) => a.rank - b.rank)
        .map(({ name: machine, models, prefix, number, unit, rank }) => ({
          name: models ? `${machine} (${models})` : machine,
          value: number ? withUnit(withPrefix({ prefix, number }), unit) : "Consultar",
          // `chain` already states a single method. Several methods appear here, each at its first analyzer.
          note: lanes.length > 1 && rank === 0 ? method : undefined,
        })),
    ),
    order: [
      ...kits.map((kit) => ({ name: kit.name, value: kit.pack ?? "Consultar", note: kit.presentation })),
      ...(rapid ? [{ name: rapid.item.name, value: rapid.presentation ?? "Consultar" }] : []),
      ...(tube ? [{ name: tube.name, value: tube.pack ?? "Consultar", note: tube.presentation }] : []),
      ...(container ? [{ name: container, value: "Consultar" }] : []),
    ],
    confirm: page.confirm,
    rapid: rapid
      ? `Prueba rápida en ${rapid.time}\u00a0minutos${rapid.sample ? `, ${lowerInitial(rapid.sample)}` : ""}.`
      : `Sin prueba rápida en nuestro catálogo.`,
    note,
    rack: { ticks: ticksOf(site), count: page.count, at: page.place.at, most: maxAnalyzers(site) },
  };
}

function ticksOf({ tests }: Site) {
  return thinned(tests, tests.length).map((test) => ({ ...tickOf(test), place: test.place }));
}

function updatedOf({ analyzers, ways, rapid, reviewed }: Test): string {
  const dates = [
    ...analyzers.map(({ updated }) => updated),
    ...ways.flatMap(({ reagents }) => reagents.map(({ supply }) => supply.updated)),
    ...(rapid ? [rapid.panel.updated] : []),
    ...(reviewed ? [reviewed.date] : []),
  ];
  return dates.reduce((newest, date) => (date > newest ? date : newest));
}
