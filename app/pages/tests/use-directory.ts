import { useDeferredValue, useMemo, useState } from "react";
import { type Choice, isNarrowed, matchesChoice, readChoice } from "#app/pages/tests/filters/choice.ts";
import { useAddressText } from "#app/router/use-address-text.ts";
import { useQuery } from "#app/router/use-query.ts";
import type { TestRow, TestsPage } from "./content.ts";
import { findTests, type Match, maxQueryLength, nearestTests, searchable } from "./match.ts";

export type Directory = ReturnType<typeof useDirectory>;
export type DirectoryState = Directory["state"];

const noRows: TestRow[] = [];

/** The address contains text, filters and order. */
export function useDirectory({ rows, filters }: Pick<TestsPage, "rows" | "filters">) {
  const [text, type] = useAddressText("q", maxQueryLength);
  const [query, changeQuery] = useQuery();
  const key = query.toString();
  const choice: Choice = useMemo(() => readChoice(new URLSearchParams(key), filters), [key, filters]);
  // The filters show a new choice at once, also after «Back». The list shows the choice one render later.
  const listed = useDeferredValue(choice);
  const asked = useDeferredValue(text.trim());
  const [literal, searchLiterally] = useState<string>();
  const searched = asked ? rows : noRows;
  const tests = useMemo(() => searchable(searched), [searched]);
  const found = useMemo(
    () => (asked ? findTests(tests, asked, asked === literal) : undefined),
    [tests, asked, literal],
  );
  const inQuery: readonly TestRow[] = useMemo(
    () => found?.matches.map(({ row }) => row) ?? rows,
    [found, rows],
  );
  const shown = useMemo(
    () => inQuery.filter((row) => matchesChoice(row, listed, filters)),
    [inQuery, listed, filters],
  );
  const narrowed = asked !== "" || isNarrowed(listed);
  const nearest = useMemo(
    () => (shown.length === 0 && asked ? nearestTests(tests, asked) : noRows),
    [shown, asked, tests],
  );
  // The filters and the drawing of all tests render only when their tests change, not at every key.
  const state = useMemo(
    () => ({
      /** The typed text whose matches the list shows. */
      asked,
      choice,
      /** The choice that the list shows. */
      listed,
      changeQuery,
      /** The tests that match the text, before the filters apply. */
      inQuery,
      shown,
      narrowed,
    }),
    [asked, choice, listed, changeQuery, inQuery, shown, narrowed],
  );
  const drawn = useMemo(() => ({ asked, listed, shown, narrowed }), [asked, listed, shown, narrowed]);
  return {
    ...state,
    state,
    /** The state that the drawing of all tests shows. It changes together with the list. */
    drawn,
    text,
    type,
    nearest,
    corrected: found?.corrected,
    byOtherName: otherName(found?.matches),
    searchLiterally,
  };
}

/** Undefined if the test's own name matched. */
function otherName(matches: readonly Match[] | undefined) {
  const [first] = matches ?? [];
  return first?.by
    ? { by: first.by, name: first.row.name, isName: first.row.also.includes(first.by) }
    : undefined;
}
