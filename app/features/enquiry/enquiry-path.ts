import type { EnquirySubject } from "./enquiry-subjects.ts";

/** How the contact form's address says what a message is about. */
export const enquiryParameters = {
  subject: "asunto",
  about: "sobre",
  datum: "dato",
  message: "mensaje",
  list: "lista",
} as const;

type Enquiry = {
  subject?: EnquirySubject;
  about?: string;
  /** What the visitor wants to know of it: «Alimentación eléctrica». */
  datum?: string;
  /** What the message begins with. */
  message?: string;
  /** Takes the visitor's quote list along. */
  list?: true;
};

/** The contact form, opened with what the visitor was looking at. */
export function enquiryPath({ subject, about, datum, message, list }: Enquiry): string {
  const query = new URLSearchParams();
  if (subject) query.set(enquiryParameters.subject, subject);
  if (about) query.set(enquiryParameters.about, about);
  if (datum) query.set(enquiryParameters.datum, datum);
  if (message) query.set(enquiryParameters.message, message);
  if (list) query.set(enquiryParameters.list, "1");
  return `/contacto?${query}#form`;
}
