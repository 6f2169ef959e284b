/**
 * What an enquiry holds, and how much: the form keeps to it, and so does the service that receives it
 * (services/enquiries/schema.ts).
 */
export const enquiryFields = {
  name: { required: true, maxLength: 300 },
  email: { required: true, maxLength: 254 },
  phone: { required: false, maxLength: 300 },
  company: { required: false, maxLength: 300 },
  message: { required: true, maxLength: 100_000 },
};

/** A field that no one sees: whoever fills it in is a program. */
export const trapName = "homepage";

/** Of the product the visitor came from, in characters. */
export const longestAbout = 120;

/** Of the quote list: lines, units of each, and characters of its names and notes. */
export const mostLines = 100;
export const mostUnits = 9999;
export const longestLineText = 200;

/** The body of the request: see docs/enquiry-endpoint.md. */
export type Delivery = {
  id: string;
  name: string;
  email: string;
  phone: string;
  company: string;
  subject: string;
  about: string;
  lines: { id: string; name: string; quantity: number; note: string }[];
  message: string;
  text: string;
  consent: true;
  /** Milliseconds since the visitor opened the site: a program needs none. */
  elapsed: number;
};
