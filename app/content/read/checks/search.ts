import type { Content } from "#app/content/read/content.ts";
import { pageQuestions } from "#app/content/read/page-questions.ts";
import { unknownName } from "./faults.ts";

/** The search repeats answers of the pages: each must still be given there. */
export function checkAnswers({ pages }: Content): string[] {
  const given = pageQuestions(pages);
  return pages.search.answers.flatMap(({ question }, index) =>
    unknownName(given, question, "pages/search.yaml", `answers[${index}].question`),
  );
}
