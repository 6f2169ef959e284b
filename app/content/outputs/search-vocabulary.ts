import { pageQuestions } from "#app/content/read/page-questions.ts";
import type { WholeSite } from "#app/content/site.ts";
import { categoryPath } from "#app/lib/addresses/category-pages.ts";
import { range } from "#app/lib/text/format.ts";
import type { IndexedAnswer, SearchIndex } from "./search-format.ts";

export function searchAnswers({
  company,
  pages,
  vocabulary,
}: WholeSite): (IndexedAnswer & { words: string[] })[] {
  const { address, hours, closed } = company;
  const facts = {
    hours: [
      ...hours.map(({ label, opens, closes }) => `${label}, ${range(opens, closes)}`),
      `${closed}, cerrado`,
    ].join(" · "),
    address: `${address.street}, ${address.city}, ${address.country}`,
    phone: company.phone.display,
    whatsapp: company.whatsapp.display,
    email: company.email,
  };
  const questions = pageQuestions(pages);
  const { faults, needs } = vocabulary;
  return [
    ...pages.search.answers.map(({ words, title, fact, question, text, to }) => ({
      words,
      name: title,
      text: text ?? (fact ? facts[fact] : questions.get(question ?? "")) ?? "",
      path: to,
    })),
    ...[
      { words: faults.words },
      ...(faults.alone ? [{ words: faults.alone, alone: true as const }] : []),
    ].map((wordSet) => ({
      ...wordSet,
      name: faults.title,
      text: questions.get(faults.question) ?? "",
      path: faults.to,
    })),
    ...needs.map(({ words, title, question, text, subject }) => ({
      words,
      name: title,
      text: text ?? questions.get(question ?? "") ?? "",
      subject,
    })),
  ];
}

/** For other makers' instruments, suggests matching categories. */
export function notOffered({
  vocabulary,
  category,
}: WholeSite): (SearchIndex["notOffered"][number] & { also?: string[] })[] {
  return [
    ...vocabulary.notOffered.map(({ name, synonyms, nearest, also = [] }) => ({
      name,
      also: synonyms,
      nearest: [nearest, ...also],
    })),
    ...vocabulary.rivals.map(({ name, synonyms, categories }) => ({
      name,
      also: synonyms,
      nearest: categories.map((id) => ({ label: category(id)?.label ?? id, to: categoryPath(id) })),
    })),
  ];
}
