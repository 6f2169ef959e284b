import { TermText } from "#app/blocks/glossary/term-text.tsx";
import type { PageData } from "#app/content/page-data.ts";
import { enquiryPath } from "#app/features/enquiry/enquiry-path.ts";
import { inWords } from "#app/lib/text/format.ts";
import { linkTerms } from "#app/lib/text/terms.ts";
import { OnRequestLink } from "./spec-table.tsx";

/** Every product includes the same service. */
export function serviceRows({ service }: PageData<"product">) {
  return service.map((row) => ({ id: row.parameter, label: row.parameter, value: inWords(row) }));
}

/** Each unpublished value links to the enquiry form with the question filled in. */
export function onRequestRows({ name, onRequest }: PageData<"product">) {
  return onRequest.map(({ label, value, terms }) => ({
    id: label,
    label: <TermText parts={linkTerms([label], terms).flat()} />,
    value: (
      <OnRequestLink to={enquiryPath({ subject: "sales", about: name, datum: label })} what={label}>
        {value}
      </OnRequestLink>
    ),
  }));
}
