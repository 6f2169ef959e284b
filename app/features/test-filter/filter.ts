import { useEffect, useState } from "react";
import { useLocation, useNavigationType, useSearchParams } from "react-router";
import { fold } from "#app/lib/fold.ts";

type Test = { name: string; detail?: string };

const parameter = "prueba";
export const longestQuery = 60;

/**
 * What the visitor looks for in a panel, kept in the address. The field does not wait for the
 * router: its own replacements are ignored, every other change of the address is taken over.
 */
export function useTestFilter() {
  const [search, setSearch] = useSearchParams();
  const { key } = useLocation();
  const type = useNavigationType();
  const [query, setQuery] = useState("");
  const inAddress = search.get(parameter)?.slice(0, longestQuery) ?? "";

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each visit to the address
  useEffect(() => {
    if (type !== "REPLACE") setQuery(inAddress);
  }, [key]);

  function changeQuery(next: string) {
    setQuery(next);
    setSearch(
      (current) => {
        if (next) current.set(parameter, next);
        else current.delete(parameter);
        return current;
      },
      { replace: true, preventScrollReset: true },
    );
  }

  return { query, changeQuery };
}

/** Whether a test is meant: each word begins one of the test's, accents and case aside. */
export function matchesTest(test: Test, query: string): boolean {
  if (query.trim() === "") return true;
  const wanted = wordsOf(query);
  const words = wordsOf(`${test.name} ${test.detail ?? ""}`);
  return wanted.length > 0 && wanted.every((start) => words.some((word) => word.startsWith(start)));
}

function wordsOf(text: string): string[] {
  const folded = fold(text);
  // «CK-MB» is found as «ck», «mb» and «ckmb».
  return [...folded.split(/[^\p{L}\p{N}]+/u), ...folded.split(/\s+/).map(lettersOnly)].filter(Boolean);
}

function lettersOnly(text: string): string {
  return text.replace(/[^\p{L}\p{N}]+/gu, "");
}
