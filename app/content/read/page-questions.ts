import type { PageContents } from "#app/content/pages.ts";

export function pageQuestions({ support, contact, about }: PageContents): Map<string, string> {
  const items = [...contact.faq.items, ...support.faq.items, ...about.faq.items];
  return new Map(items.map(({ question, answer }) => [question, answer]));
}
