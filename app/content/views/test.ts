import { orderedItem, rapidItem, reagentItem } from "#app/content/catalogue/ordered-items.ts";
import type { Site } from "#app/content/catalogue/site.ts";
import { nameInSentence } from "#app/content/catalogue/test-names.ts";
import type { RapidTest, Test, TestSample } from "#app/content/catalogue/test-types.ts";
import { testPath, testsPath } from "#app/lib/addresses/test-address.ts";
import { testsTrail } from "#app/lib/addresses/trail.ts";
import type { CapColour } from "#app/lib/drawing/rack.ts";
import type { LabelledLink } from "#app/lib/shapes.ts";
import { joinList, lowerInitial, range } from "#app/lib/text/format.ts";
import { inSentence } from "#app/lib/text/in-sentence.ts";
import { upperInitial } from "#app/lib/text/upper-initial.ts";
import { withoutJoiners } from "#app/lib/text/word-joiner.ts";
import { rackView } from "./rack.ts";
import { differencesOf } from "./test-differences.ts";
import { lanesOf } from "./test-lanes.ts";

export type TestPage = ReturnType<typeof testPage> & object;

/** The slip shows a profile of up to `maxSiblings` tests in full, else `fewSiblings` tests and a count. */
const maxSiblings = 10;
const fewSiblings = 6;
const rackHeight = 90;

export function testPage(site: Site, id: string) {
  const test = site.test(id);
  if (!test) return undefined;
  const { name, otherNames, purpose, areas } = test;
  const [area] = areas;
  const lanes = lanesOf(site, test);
  return {
    id,
    name,
    otherNames,
    purpose,
    seo: seoOf(test),
    canonical: testPath(id),
    trail: testsTrail(...(area ? [{ label: area.label, to: `${testsPath}?area=${area.id}` }] : []), {
      label: name,
    }),
    shortName: shortNameOf(name),
    slip: slipOf(test),
    sample: sampleOf(site, test),
    analyzers: test.analyzers.length,
    lanes,
    differences: differencesOf(site, test, lanes),
    rapid: test.rapid && rapidOf(site, test.rapid),
    kits: kitsOf(test),
    tube: tubeItem(test),
    container: unlistedContainer(test),
    confirm: test.confirm,
    reports: test.reports.map((report) => report.name),
    place: { ...rackView(site, rackHeight), at: test.place, ...test.neighbours },
    count: site.tests.length,
    sheet: `/fichas/${sheetName(id)}.pdf`,
  };
}

/** The prefix distinguishes the PDF of a laboratory test from the PDFs of products. */
export function sheetName(id: string): string {
  return `prueba-${id}`;
}

/** «HbA1c» for «Hemoglobina glicosilada (HbA1c)» */
function shortNameOf(name: string): string {
  return /\(([^()]{2,12})\)$/.exec(name)?.[1] ?? name;
}

/** Maximum length of a title in search results. The name of the company follows it. */
const maxTitleLength = 48;

function seoOf({ name, otherNames: [full], purpose, samples: [sample] }: Test) {
  const titles = [full && `${name}: ${lowerInitial(full)}`, `${name}: tubo, analizador y reactivo`, name];
  const tube = sample ? ` Muestra: ${lowerInitial(sample.label)}, ${sample.container.label}.` : "";
  return {
    title: withoutJoiners(titles.find((title) => title && title.length <= maxTitleLength) ?? name),
    description: withoutJoiners(`${name}. ${purpose}${tube} Analizadores y reactivo en nuestro catálogo.`),
  };
}

function slipOf({ id, profiles: [profile] }: Test) {
  const tests = profile?.tests ?? [];
  const own = tests.filter((test) => test.id === id);
  const most = tests.length > maxSiblings ? fewSiblings - 1 : maxSiblings;
  const shown = tests
    .slice(0, most + 1)
    .filter((test) => test.id !== id)
    .slice(0, most);
  return {
    profile: profile?.name ?? "",
    inSentence: inSentence(profile?.name ?? ""),
    panel: profile?.panel?.replace("Panel de pruebas de", "Panel de"),
    path: profile?.path ?? testsPath,
    count: tests.length,
    tests: [...own, ...shown],
    more: tests.length - own.length - shown.length,
  };
}

const ordinals = [
  "Primero",
  "Segundo",
  "Tercero",
  "Cuarto",
  "Quinto",
  "Sexto",
  "Séptimo",
  "Octavo",
  "Noveno",
];
const numbers = ["uno", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve"];

function sampleOf(site: Site, { samples, ways, rapid }: Test) {
  const [sample, ...others] = samples;
  const tubes = site.containers.flatMap(({ id, cap }) => (cap ? [{ id, cap }] : []));
  const place = tubes.findIndex(({ id }) => id === sample?.container.id);
  const container = sample?.container;
  const item = container?.item?.item;
  return {
    kind: sample?.kind ?? "serum",
    container: container?.id ?? "",
    cap: container?.cap,
    unconfirmed: container?.onRequest ? true : undefined,
    label: ways.length === 0 && rapid?.sample ? rapid.sample : sampleLabel(sample),
    tubes: place < 0 ? [] : tubes,
    place,
    text: [
      item && [item.name, item.presentation && lowerInitial(item.presentation)].filter(Boolean).join(", "),
      place >= 0 && `${ordinals[place]} de ${numbers[tubes.length - 1]} en el orden de extracción`,
      place === 0 && site.directory.drawNote.replace(/\.$/, ""),
      sample?.note?.replace(/\.$/, ""),
      others.length > 0 && `También en ${alternatives(others)}`,
    ].flatMap((sentence) => (sentence ? [`${sentence}.`] : [])),
    link: container?.item && {
      label: container.cap ? "Ver el tubo" : "Ver el recipiente",
      to: container.item.path,
    },
  };
}

/** «Suero, tapa amarilla» */
function sampleLabel(sample: TestSample | undefined): string {
  if (!sample) return "";
  return `${sample.label}, ${sample.container.onRequest ? "tubo por confirmar" : sample.container.label}`;
}

/** «plasma (tapa verde) y suero (tapa amarilla; sin destapar hasta el análisis)» */
function alternatives(samples: readonly TestSample[]): string {
  return joinList(
    samples.map(({ label, container, note }) => {
      const details = [container.label, note && lowerInitial(note.replace(/\.$/, ""))].filter(Boolean);
      return `${lowerInitial(label)} (${details.join("; ")})`;
    }),
  );
}

function rapidOf(site: Site, rapid: RapidTest) {
  const { name, panel, minutes, sample, presentation, path } = rapid;
  return {
    name,
    minutes: { from: minutes.from, to: minutes.to, max: minutes.max },
    time: range(String(minutes.from), String(minutes.to)),
    sample,
    presentation,
    path,
    item: rapidItem(site, panel, rapid),
  };
}

/** A reagent. If the catalogue does not list it, `item` is undefined, and visitors can ask for it. */
export type Kit = {
  /** The method, or the reagent's name if another reagent has the same method. */
  label: string;
  method: string;
  name: string;
  /** The name on the reagent's box, if the test has several reagents. By default: the name of the test. */
  box?: string;
  description?: string;
  pack?: string;
  presentation?: string;
  link?: LabelledLink;
  item?: ReturnType<typeof orderedItem>;
};

function kitsOf(test: Test): Kit[] {
  const methods = test.ways.map(({ method }) => method);
  return test.ways.flatMap((way): Kit[] => {
    const method = upperInitial(way.method.label);
    const isOnly = methods.filter((each) => each === way.method).length === 1;
    if (way.reagents.length === 0) {
      const name = way.method.reagent ?? `Reactivo de ${nameInSentence(test)}`;
      const names = way.analyzers.map((each) => each.shortName ?? each.name);
      const description = methods.length > 1 ? `Para ${joinList(names)}.` : undefined;
      return [{ label: isOnly ? method : name, method, name, description }];
    }
    return way.reagents.map((placed) => {
      const item = reagentItem(placed, test, way);
      return {
        label: isOnly ? method : item.name,
        method,
        name: item.name,
        box: way.reagents.length > 1 ? item.name.split(" ")[0] : undefined,
        description: placed.item.description,
        pack: placed.item.pack,
        presentation: placed.item.presentation,
        link: { label: "Ver el reactivo", to: placed.path },
        item,
      };
    });
  });
}

/** Returns a container that the catalogue does not list. The kit of a rapid test includes its swab. */
function unlistedContainer({ samples: [sample], ways }: Test): string | undefined {
  const isUnlisted = sample && !sample.container.item && ways.length > 0;
  return isUnlisted ? upperInitial(sample.container.label) : undefined;
}

function tubeItem({ samples: [sample] }: Test) {
  const placed = sample?.container.item;
  if (!placed) return undefined;
  const { name, description, presentation, pack } = placed.item;
  return {
    name,
    description,
    presentation,
    pack,
    cap: placed.item.cap satisfies CapColour | undefined,
    link: { label: "Ver el insumo", to: placed.path },
    item: orderedItem(placed),
  };
}
