/** The form uses these fields, and services/enquiries validates them. */
export const enquiryFields = {
  name: { required: true },
  email: { required: true },
  phone: { required: false },
  company: { required: false },
  message: { required: true },
};

/** Maximum lengths in characters that the service accepts. The form sets no limits. */
export const maxLengths = { line: 300, email: 254, message: 10_000 };

/** A hidden field that only bots fill in. */
export const honeypotName = "homepage";

/** Maximum length of the product name in a link to the form. Anyone can write a link, so it needs a limit. */
export const maxAboutLength = 80;

/** The request to the enquiry service: docs/enquiry-endpoint.md. */
export type Delivery = {
  id: string;
  name: string;
  email: string;
  phone: string;
  company: string;
  ruc?: string;
  city?: string;
  monthly?: string;
  subject: string;
  about: string;
  /** `id` is empty if the line is not an item of the catalogue. */
  lines: { id: string; name: string; brand?: string; pack?: string; quantity: number; note: string }[];
  message: string;
  text: string;
  consent: true;
  /** Milliseconds since the visitor opened the site. Bots take almost no time. */
  elapsed: number;
};
