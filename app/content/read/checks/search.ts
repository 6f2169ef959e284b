import type { Content } from "#app/content/read/content.ts";
import { pageQuestions } from "#app/content/read/page-questions.ts";
import { byId, unknownName, unknownNames } from "./faults.ts";

/** Checks that the answers which the search quotes are still on their pages. */
export function checkAnswers({ pages }: Content): string[] {
  const given = pageQuestions(pages);
  return pages.search.answers.flatMap(({ question }, index) =>
    unknownName(given, question, "pages/search.yaml", `answers[${index}].question`),
  );
}

export function checkVocabulary({ pages, categories, vocabulary }: Content): string[] {
  const given = pageQuestions(pages);
  const { rivals, places, faults, needs } = vocabulary;
  return [
    ...unknownName(given, places.elsewhere, "vocabulary/places.yaml", "elsewhere"),
    ...unknownName(given, faults.question, "vocabulary/faults.yaml", "question"),
    ...needs.flatMap(({ question }, index) =>
      unknownName(given, question, "vocabulary/needs.yaml", `[${index}].question`),
    ),
    ...rivals.flatMap((rival, index) =>
      unknownNames(byId(categories), rival.categories, "vocabulary/rivals.yaml", `[${index}].categories`),
    ),
  ];
}
