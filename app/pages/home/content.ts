import { brandName } from "#app/content/catalogue/cards.ts";
import type { Entry, Site } from "#app/content/catalogue/site.ts";
import { nameInSentence } from "#app/content/catalogue/test-names.ts";
import { workloadArea } from "#app/content/catalogue/workload.ts";
import { coverage } from "#app/content/views/coverage.ts";
import { organizationData } from "#app/content/views/organization.ts";
import { rackParts } from "#app/content/views/rack.ts";
import { workloadPath } from "#app/lib/addresses/workload-address.ts";
import { nominalAnswer, sortByTime } from "#app/lib/finishing.ts";
import { formatNumber, withUnit } from "#app/lib/text/format.ts";
import { inSentence } from "#app/lib/text/in-sentence.ts";
import { unitOf } from "#app/lib/workload.ts";
import { directBrands, type HomeContent } from "./schema.ts";

export { schema } from "./schema.ts";

export type HomePage = ReturnType<typeof homePage>;
export type FeaturedCard = ReturnType<typeof featuredCard>;

export function view(content: HomeContent, site: Site) {
  return { page: homePage(content, site), organization: organizationData(site) };
}

function homePage({ hero, featured, leaders, ...page }: HomeContent, site: Site) {
  const { product, ...leadersText } = leaders;
  return {
    ...page,
    hero: { ...hero, picture: site.picture(hero.picture) },
    workload: openingWorkload(page.workload, site),
    featured: {
      title: featured.title,
      all: featured.all,
      cards: featured.items.map((item) => featuredCard(site, item)),
    },
    tests: { title: `${page.tests} ${testsInLine(site)}`, racks: rackParts(site, rackHeight, rackCap) },
    reasons: { ...page.reasons, items: page.reasons.items.map((item) => withCount(item, site)) },
    leaders: { ...leadersText, ...pictureOf(site, site.entry(product)) },
    coverage: { ...page.coverage, map: coverage(site) },
  };
}

function openingWorkload({ title, area: id, load, button }: HomeContent["workload"], site: Site) {
  const category = site.category(id);
  const area = category && workloadArea(site, category);
  if (!area) return undefined;
  const { label, hours } = area;
  const workload = { load, hours, margin: 0 };
  const [answer, assumption] = nominalAnswer(area, workload, sortByTime(area.analyzers, workload));
  return {
    title,
    button,
    area: id,
    load,
    hours,
    sentence: `Procesamos ${withUnit(formatNumber(load), unitOf(load, area.counts))} de ${inSentence(label)} en ${hours} ${unitOf(hours, "horas")}.`,
    answer,
    assumption,
    to: workloadPath(id, workload),
  };
}

const rackHeight = 64;
const rackCap = 6;

/** «Están las 150, de ácido úrico a zinc.» */
function testsInLine({ tests }: Site): string {
  const [first = "", last = ""] = [tests[0], tests.at(-1)].map((test) => test && nameInSentence(test));
  return `Están las ${tests.length}, de ${first} a ${last}.`;
}

function withCount(item: HomeContent["reasons"]["items"][number], site: Site) {
  const direct = site.brands.filter(({ importation }) => importation === "directa");
  return { ...item, value: item.value.replace(directBrands, String(direct.length)) };
}

function featuredCard(site: Site, item: HomeContent["featured"]["items"][number]) {
  const entry = site.entry(item.product);
  const product = site.equipment(item.product);
  const category = entry && site.category(entry.category);
  return {
    title: item.title,
    path: item.path,
    description: item.description,
    // Such as «SNIBE · Inmunología».
    context: [product && brandName(site, product), category?.label].filter(Boolean).join(" · "),
    ...pictureOf(site, entry),
  };
}

function pictureOf(site: Site, entry: Entry | undefined) {
  const category = entry && site.category(entry.category);
  return { picture: site.picture(entry?.picture), elevation: category?.elevation ?? "bench" };
}
