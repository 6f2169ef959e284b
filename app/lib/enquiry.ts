/** The fields of an enquiry. The form uses them, and services/enquiries validates them. */
export const enquiryFields = {
  name: { required: true },
  email: { required: true },
  phone: { required: false },
  company: { required: false },
  message: { required: true },
};

/** Maximum lengths in characters that the service accepts. The form sets no limits. */
export const longest = { line: 300, email: 254, message: 10_000 };

/** Name of the hidden honeypot field. Only bots fill it in. */
export const trapName = "homepage";

/** Maximum length of the product name in a link, because anyone can write a link. */
export const longestAbout = 80;

/** The body of the request: see docs/enquiry-endpoint.md. */
export type Delivery = {
  id: string;
  name: string;
  email: string;
  phone: string;
  company: string;
  /** Absent if the visitor left them empty, like brand and pack of a line. */
  ruc?: string;
  city?: string;
  monthly?: string;
  subject: string;
  about: string;
  /** A line that the catalogue does not have has no id. */
  lines: { id: string; name: string; brand?: string; pack?: string; quantity: number; note: string }[];
  message: string;
  text: string;
  consent: true;
  /** Milliseconds since the visitor opened the site. Bots need almost none. */
  elapsed: number;
};
