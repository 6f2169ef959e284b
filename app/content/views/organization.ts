import type { Site } from "#app/content/catalogue/site.ts";

export function organizationData({ company }: Site) {
  const { address, location, social } = company;
  return {
    "@type": "LocalBusiness",
    "@id": `${company.site}/#empresa`,
    name: company.name,
    legalName: company.legalName,
    description: company.about,
    url: company.site,
    logo: `${company.site}/icon.svg`,
    image: `${company.site}/social/inicio.jpg`,
    email: company.email,
    telephone: company.phone.dial,
    address: {
      "@type": "PostalAddress",
      streetAddress: address.street,
      addressLocality: address.city,
      addressRegion: address.region,
      postalCode: address.postalCode,
      addressCountry: address.countryCode,
    },
    geo: { "@type": "GeoCoordinates", latitude: location.latitude, longitude: location.longitude },
    hasMap: location.map,
    areaServed: { "@type": "Country", name: address.country },
    sameAs: Object.values(social),
    openingHoursSpecification: company.hours.map(({ days, opens, closes }) => ({
      "@type": "OpeningHoursSpecification",
      dayOfWeek: days.map((day) => `${day.charAt(0).toUpperCase()}${day.slice(1)}`),
      opens: opens.padStart(5, "0"),
      closes: closes.padStart(5, "0"),
    })),
  };
}
