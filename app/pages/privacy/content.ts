import type { z } from "zod";
import type { Site } from "#app/content/catalogue/site.ts";
import { formatDate } from "#app/lib/format.ts";
import { schema } from "./schema.ts";

export type PrivacyPage = ReturnType<typeof view>["page"];

export { schema };

export function view({ review: _, form, ...page }: z.output<typeof schema>, { company }: Site) {
  const { street, city, country } = company.address;
  return {
    page: {
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
    },
  };
}
