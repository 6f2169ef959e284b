import type { EnquirySubject } from "./enquiry-subjects.ts";

/** Query parameters of the contact form's address. */
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
  /** The fact that the visitor asks about: «Alimentación eléctrica». */
  datum?: string;
  /** The first words of the message. */
  message?: string;
  /** Attaches the visitor's quote list. */
  list?: true;
};

/** Returns an address that opens the contact form with these values filled in. */
export function enquiryPath({ subject, about, datum, message, list }: Enquiry): string {
  const query = new URLSearchParams();
  if (subject) query.set(enquiryParameters.subject, subject);
  if (about) query.set(enquiryParameters.about, about);
  if (datum) query.set(enquiryParameters.datum, datum);
  if (message) query.set(enquiryParameters.message, message);
  if (list) query.set(enquiryParameters.list, "1");
  return `/contacto?${query}#form`;
}
