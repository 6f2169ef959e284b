import { testParameter } from "#app/lib/addresses/panel-address.ts";
import { foldText } from "#app/lib/text/fold-text.ts";
import { useAddressText } from "#app/router/use-address-text.ts";

type Test = { name: string; detail?: string };

export const maxQueryLength = 60;

/** The address contains the text of the filter. */
export function useTestFilter() {
  return useAddressText(testParameter, maxQueryLength);
}

/** Every word of the query must begin a word of the test. Accents and case do not matter. */
export function matchesTest(test: Test, query: string): boolean {
  if (query.trim() === "") return true;
  const wanted = wordsOf(query);
  const words = wordsOf(`${test.name} ${test.detail ?? ""}`);
  return wanted.length > 0 && wanted.every((start) => words.some((word) => word.startsWith(start)));
}

function wordsOf(text: string): string[] {
  const folded = foldText(text);
  // «CK-MB» matches «ck», «mb» and «ckmb».
  return [...folded.split(/[^\p{L}\p{N}]+/u), ...folded.split(/\s+/).map(lettersOnly)].filter(Boolean);
}

function lettersOnly(text: string): string {
  return text.replace(/[^\p{L}\p{N}]+/gu, "");
}
