import type { PageContents } from "#app/content/pages.ts";

/** Maps the frequent questions of the pages contact, support and about to their answers. */
export function pageQuestions({ support, contact, about }: PageContents): Map<string, string> {
  const items = [...contact.faq.items, ...support.faq.items, ...about.faq.items];
  return new Map(items.map(({ question, answer }) => [question, answer]));
}
