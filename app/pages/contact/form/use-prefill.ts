import { enquiryParameters } from "#app/features/enquiry/enquiry-path.ts";
import { type EnquirySubject, enquirySubjects } from "#app/features/enquiry/enquiry-subjects.ts";
import { type QuoteLine, quoteLines } from "#app/features/quote-list/lines.ts";
import { useStoredList } from "#app/hooks/use-stored-list.ts";
import { maxAboutLength } from "#app/lib/enquiry.ts";
import { lowerInitial } from "#app/lib/text/format.ts";
import { plainLine } from "#app/lib/text/plain-text.ts";
import { navigate } from "#app/router/navigation.ts";
import { useQuery } from "#app/router/use-query.ts";

const maxDatumLength = 60;
const maxMessageLength = 300;

export type Prefill = {
  subject?: EnquirySubject;
  about?: string;
  message?: string;
  /** Empty if the quote list is not attached. */
  lines: readonly QuoteLine[];
  /** The quote list, attached or not. */
  stored: readonly QuoteLine[];
};

const listMessage = "Solicito la cotización de los productos de mi lista.";

export function usePrefill(): Prefill {
  const [query] = useQuery();
  const stored = useStoredList(quoteLines);
  const subject = query.get(enquiryParameters.subject);
  const datum = plainLine(query.get(enquiryParameters.datum) ?? "", maxDatumLength);
  const message = plainLine(query.get(enquiryParameters.message) ?? "", maxMessageLength);
  const lines = query.get(enquiryParameters.list) === "1" ? stored : [];
  return {
    subject: enquirySubjects.find(({ value }) => value === subject)?.value,
    about: plainLine(query.get(enquiryParameters.about) ?? "", maxAboutLength) || undefined,
    message:
      message ||
      (datum ? `Solicito este dato: ${lowerInitial(datum)}.` : lines.length > 0 ? listMessage : undefined),
    lines,
    stored,
  };
}

/** Also empties the message if these parameters filled it. Does not scroll. */
export function removeFromAddress(...parameters: (keyof typeof enquiryParameters)[]) {
  const url = new URL(window.location.href);
  for (const name of parameters) url.searchParams.delete(enquiryParameters[name]);
  if (url.search !== window.location.search) navigate(url, { replace: true, keepScroll: true });
}
