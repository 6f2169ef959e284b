import type { EnquirySubject } from "./enquiry-subjects.ts";

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
  /** The fact in question, such as «Alimentación eléctrica». */
  datum?: string;
  /** The beginning of the message. */
  message?: string;
  /** Attaches the visitor's quote list. */
  list?: true;
};

export function enquiryPath({ subject, about, datum, message, list }: Enquiry): string {
  const query = new URLSearchParams();
  if (subject) query.set(enquiryParameters.subject, subject);
  if (about) query.set(enquiryParameters.about, about);
  if (datum) query.set(enquiryParameters.datum, datum);
  if (message) query.set(enquiryParameters.message, message);
  if (list) query.set(enquiryParameters.list, "1");
  return `/contacto?${query}#form`;
}
