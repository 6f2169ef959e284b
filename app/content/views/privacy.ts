import type { Site } from "#app/content/catalogue/site.ts";
import { formatDate } from "#app/lib/format.ts";

export type PrivacyPage = ReturnType<typeof privacyPage>;

export function privacyPage({ company, pages }: Site) {
  const { review: _, form, ...page } = pages.privacy;
  const { street, city, country } = company.address;
  return {
    ...page,
    updated: { date: page.updated, label: formatDate(page.updated) },
    form: { title: form.title, text: company.enquiryEndpoint ? form.withEndpoint : form.withoutEndpoint },
    controller: {
      ...page.controller,
      name: company.legalName,
      address: `${street}, ${city}, ${country}`,
      phone: company.phone,
      email: company.email,
    },
  };
}
