import type { EnquirySubject } from "./enquiry-subjects.ts";

/** How the contact form's address says what a message is about. */
export const enquiryParameters = { subject: "asunto", about: "sobre", datum: "dato", list: "lista" } as const;

type Enquiry = {
  subject?: EnquirySubject;
  about?: string;
  /** What the visitor wants to know of it: «Alimentación eléctrica». */
  datum?: string;
  /** Takes the visitor's quote list along. */
  list?: true;
};

/** The contact form, opened with what the visitor was looking at. */
export function enquiryPath({ subject, about, datum, list }: Enquiry): string {
  const query = new URLSearchParams();
  if (subject) query.set(enquiryParameters.subject, subject);
  if (about) query.set(enquiryParameters.about, about);
  if (datum) query.set(enquiryParameters.datum, datum);
  if (list) query.set(enquiryParameters.list, "1");
  return `/contacto?${query}#form`;
}
