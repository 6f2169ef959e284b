import type { z } from "zod";
import { postalAddress } from "#app/content/catalogue/company.ts";
import type { Site } from "#app/content/catalogue/site.ts";
import { formatDate, withUnit } from "#app/lib/text/format.ts";
import { schema } from "./schema.ts";

export type PrivacyPage = ReturnType<typeof view>["page"];

export { schema };

export function view({ review: _, form, ...page }: z.output<typeof schema>, { company }: Site) {
  return {
    page: {
      ...page,
      updated: { date: page.updated, label: formatDate(page.updated) },
      form: {
        title: form.title,
        paragraphs: company.enquiryEndpoint
          ? [form.withEndpoint, retentionText(form.retention)]
          : [form.withoutEndpoint],
      },
      controller: {
        ...page.controller,
        name: company.ruc ? `${company.legalName}, RUC ${company.ruc}` : company.legalName,
        address: postalAddress(company),
        phone: company.phone,
        email: company.email,
      },
    },
  };
}

function retentionText({ months, text }: z.output<typeof schema>["form"]["retention"]): string {
  return text.replace("{plazo}", withUnit(String(months), months === 1 ? "mes" : "meses"));
}
