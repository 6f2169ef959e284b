import { brandName, figureOf } from "#app/content/catalogue/cards.ts";
import { channelsOf } from "#app/content/catalogue/equipment.ts";
import { type Family, family } from "#app/content/catalogue/family.ts";
import type { Entry, Site } from "#app/content/catalogue/site.ts";
import { nameInSentence } from "#app/content/catalogue/test-names.ts";
import type { Equipment } from "#app/content/schema/files.ts";
import { type Coverage, coverage } from "#app/content/views/coverage.ts";
import { organizationData } from "#app/content/views/organization.ts";
import { rackView } from "#app/content/views/rack.ts";
import type { ElevationKind } from "#app/lib/drawing/elevation-bodies.ts";
import type { RackDrawing } from "#app/lib/drawing/rack.ts";
import type { Picture } from "#app/lib/picture-files.ts";
import type { Figure } from "#app/lib/shapes.ts";
import { range } from "#app/lib/text/format.ts";
import { directBrands, type HomeContent } from "./schema.ts";

export { schema } from "./schema.ts";

/** The drawing of a featured card: a position in a family, an analyzer's channels, or a range of minutes. */
export type FeaturedReading =
  | ({ kind: "family" } & Family)
  | { kind: "channels"; figure: Figure; channels: string[] }
  | { kind: "minutes"; number: string; from: number; to: number; max: number };

export type FeaturedCard = {
  title: string;
  path: string;
  description: string;
  /** «SNIBE · Inmunología». */
  origin: string;
  picture?: Picture;
  elevation: ElevationKind;
  reading?: FeaturedReading;
};

export type HomePage = Omit<HomeContent, "hero" | "featured" | "leaders" | "coverage" | "tests"> & {
  hero: Omit<HomeContent["hero"], "picture"> & { picture?: Picture };
  featured: Omit<HomeContent["featured"], "items"> & { cards: FeaturedCard[] };
  leaders: Omit<HomeContent["leaders"], "product"> & { picture?: Picture; elevation: ElevationKind };
  coverage: HomeContent["coverage"] & { map: Coverage };
  tests: { question: string; summary: string; rack: RackDrawing };
};

export function view(content: HomeContent, site: Site) {
  return { page: homePage(content, site), organization: organizationData(site) };
}

function homePage({ hero, featured, leaders, ...page }: HomeContent, site: Site): HomePage {
  const { product, ...leadersText } = leaders;
  return {
    ...page,
    hero: { ...hero, picture: site.picture(hero.picture) },
    featured: {
      title: featured.title,
      all: featured.all,
      choose: featured.choose,
      cards: featured.items.map((item) => featuredCard(site, item)),
    },
    tests: { question: page.tests, summary: testsInLine(site), rack: rackView(site, rackHeight).rack },
    reasons: { ...page.reasons, items: page.reasons.items.map((item) => withCount(item, site)) },
    leaders: { ...leadersText, ...pictureOf(site, site.entry(product)) },
    coverage: { ...page.coverage, map: coverage(site) },
  };
}

const rackHeight = 64;

/** «Están las 150, de ácido úrico a zinc.» */
function testsInLine({ tests }: Site): string {
  const [first = "", last = ""] = [tests[0], tests.at(-1)].map((test) => test && nameInSentence(test));
  return `Están las ${tests.length}, de ${first} a ${last}.`;
}

function withCount(item: HomeContent["reasons"]["items"][number], site: Site) {
  const direct = site.brands.filter(({ importation }) => importation === "directa");
  return { ...item, value: item.value.replace(directBrands, String(direct.length)) };
}

function featuredCard(site: Site, item: HomeContent["featured"]["items"][number]): FeaturedCard {
  const entry = site.entry(item.product);
  const product = site.equipment(item.product);
  const category = entry && site.category(entry.category);
  return {
    title: item.title,
    path: item.path,
    description: item.description,
    origin: [product && brandName(site, product), category?.label].filter(Boolean).join(" · "),
    ...pictureOf(site, entry),
    reading: readings[item.reading](site, item.product),
  };
}

function pictureOf(site: Site, entry: Entry | undefined) {
  const category = entry && site.category(entry.category);
  return { picture: site.picture(entry?.picture), elevation: category?.elevation ?? "bench" };
}

type ReadingOf = (site: Site, id: string) => FeaturedReading | undefined;

const readings: Record<HomeContent["featured"]["items"][number]["reading"], ReadingOf> = {
  family(site, id) {
    const product = site.equipment(id);
    const scale = product && family(site, product);
    if (!product || !scale) return undefined;
    // The card's title names the product, so its mark names the unit.
    const unit = headlineLabel(site, product);
    const marks = scale.marks.map((mark) => (mark.current && unit ? { ...mark, label: unit } : mark));
    return { kind: "family", ...scale, marks };
  },
  channels(site, id) {
    const product = site.equipment(id);
    const channels = product && channelsOf(site, product);
    return channels && { kind: "channels", figure: channels.figure, channels: channels.names };
  },
  "result-time"(site, id) {
    const panel = site.panels.find((item) => item.id === id);
    if (panel?.kind !== "rapid-panel") return undefined;
    const { from, to, max } = panel.resultTime;
    return { kind: "minutes", number: range(String(from), String(to)), from, to, max };
  },
};

function headlineLabel(site: Site, product: Equipment): string | undefined {
  return product.headline && figureOf(site, product, product.headline)?.label;
}
