/** What an enquiry holds: the form asks for it, and the service that receives it checks it (services/enquiries). */
export const enquiryFields = {
  name: { required: true },
  email: { required: true },
  phone: { required: false },
  company: { required: false },
  message: { required: true },
};

/** In characters. The form sets no limit; nobody writes as much, and the service takes no more. */
export const longest = { line: 300, email: 254, message: 100_000 };

/** A field that no one sees: whoever fills it in is a program. */
export const trapName = "homepage";

/** Of the product the visitor came from, in characters: whoever writes a link could put more than a name there. */
export const longestAbout = 80;

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
