type Enquiry = { subject?: "general" | "sales" | "support" | "demo" | "partnership"; about?: string };

/** The contact form, opened with what the visitor was looking at. */
export function enquiryPath({ subject, about }: Enquiry): string {
  const query = new URLSearchParams();
  if (subject) query.set("asunto", subject);
  if (about) query.set("sobre", about);
  return `/contacto?${query}#form`;
}
