import { categoryPages, entryPath } from "#app/content/catalogue/addresses.ts";
import { equipmentCard } from "#app/content/catalogue/cards.ts";
import type { Entry, Site } from "#app/content/catalogue/site.ts";

export type SocialCard = {
  canonical: string;
  title: string;
  line: string;
  picture?: string;
  figure?: { number: string; label: string };
};

/** What the shared picture of every page says. */
export function socialCards(site: Site): SocialCard[] {
  const { pages, company } = site;
  const place = `Laboratorio clínico · ${company.address.city}`;
  return [
    { canonical: "/", title: pages.home.hero.title, line: place, picture: pages.home.hero.picture.file },
    {
      canonical: "/productos",
      title: pages.catalogue.title,
      line: "Productos",
      picture: pages.catalogue.picture.file,
    },
    {
      canonical: "/soporte",
      title: pages.support.title,
      line: "Soporte Técnico",
      picture: pages.support.picture.file,
    },
    { canonical: "/clientes", title: pages.clients.title, line: "Clientes" },
    { canonical: "/marcas", title: pages.brands.title, line: "Marcas" },
    {
      canonical: "/contacto",
      title: pages.contact.title,
      line: "Contacto",
      picture: pages.contact.picture.file,
    },
    {
      canonical: "/sobre-nosotros",
      title: pages.about.title,
      line: "Sobre Nosotros",
      picture: pages.about.picture.file,
    },
    { canonical: "/privacidad", title: pages.privacy.title, line: "Privacidad" },
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
  ];
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
