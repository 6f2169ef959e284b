import { layoutData } from "virtual:layout-data";
import { TermText } from "#app/blocks/glossary/term-text.tsx";
import type { PageData } from "#app/content/page-data.ts";
import { enquiryPath } from "#app/features/enquiry/enquiry-path.ts";
import { openQuestions } from "#app/lib/on-request.ts";
import { linkTerms } from "#app/lib/text/terms.ts";
import { OnRequestLink } from "./spec-table.tsx";

/** Rows about the service that every product includes. */
export const serviceRows = layoutData.service.map(({ parameter, value }) => ({
  id: parameter,
  label: parameter,
  value,
}));

/** What we do not publish leads to the enquiry, with the question written. */
export function onRequestRows(page: PageData<"product">) {
  return openQuestions(layoutData.onRequest, page).map(({ label, value, terms }) => ({
    id: label,
    label: <TermText parts={linkTerms([label], terms).flat()} />,
    value: (
      <OnRequestLink to={enquiryPath({ subject: "sales", about: page.name, datum: label })} what={label}>
        {value}
      </OnRequestLink>
    ),
  }));
}
