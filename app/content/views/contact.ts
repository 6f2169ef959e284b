import type { Site } from "#app/content/catalogue/site.ts";

export type ContactPage = ReturnType<typeof contactPage>;

export function contactPage(site: Site) {
  const { company, pages } = site;
  return {
    page: pages.contact,
    picture: site.picture(pages.contact.picture),
    whatsapp: company.whatsapp.display,
    map: { link: company.location.map, frame: company.location.mapFrame },
    hours: company.hours,
    closed: company.closed,
  };
}
