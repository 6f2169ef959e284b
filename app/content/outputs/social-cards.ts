import { categoryPages, entryPath } from "#app/content/catalogue/addresses.ts";
import { equipmentCard } from "#app/content/catalogue/cards.ts";
import type { Entry, Site } from "#app/content/catalogue/site.ts";
import { type ContentPageId, fixedPages } from "#app/content/pages.ts";
import type { WholeSite } from "#app/content/site.ts";
import { testPath } from "#app/lib/addresses/test-address.ts";
import { typedEntries } from "#app/lib/typed-entries.ts";

export type SocialCard = {
  canonical: string;
  title: string;
  line: string;
  picture?: string;
  figure?: { number: string; label: string };
};

/** Lists the content of the pictures that represent pages in shared links. */
export function socialCards(site: WholeSite): SocialCard[] {
  return [
    ...typedEntries<ContentPageId, PageContent>(site.pages)
      .filter(([id]) => !("tool" in fixedPages[id]))
      .map(([id, page]) => fixedCard(site, fixedPages[id].path, page)),
    ...site.categories.flatMap((category) => {
      const entries = site.entriesOf(category.id);
      return [
        ...categoryPages(site, category.id).map((page) => ({
          canonical: page.path,
          title: category.label,
          line: "Productos",
          picture: page.entries[0]?.picture?.file,
        })),
        ...entries
          .flatMap((entry) => [entry, ...site.modelsOf(entry.id)])
          .map((entry) => entryCard(site, entry)),
      ];
    }),
    ...site.tests.map(({ id, name, areas: [area], analyzers: [first] }) => ({
      canonical: testPath(id),
      title: name,
      line: ["Pruebas", area?.label].filter(Boolean).join(" · "),
      picture: first?.picture?.file,
    })),
  ];
}

type Heading = { title: string; picture?: { file: string } };
/** The home page has its heading in the hero, and no breadcrumb label. */
type PageContent = (Heading & { label: string }) | { hero: Heading };

function fixedCard(site: Site, canonical: string, page: PageContent): SocialCard {
  const { title, picture } = "hero" in page ? page.hero : page;
  const line = "hero" in page ? `Laboratorio clínico · ${site.company.address.city}` : page.label;
  return { canonical, title, line, picture: picture?.file };
}

function entryCard(site: Site, entry: Entry): SocialCard {
  const category = site.category(entry.category)?.label ?? "";
  const product = site.equipment(entry.id);
  const { brand, reading } = product ? equipmentCard(site, product) : {};
  return {
    canonical: entryPath(entry),
    title: entry.name,
    line: [brand, category].filter(Boolean).join(" · "),
    picture: entry.picture?.file,
    figure: reading && {
      number: [reading.prefix, reading.number].filter(Boolean).join(" "),
      label: reading.unit,
    },
  };
}
