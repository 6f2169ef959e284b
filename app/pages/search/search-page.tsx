import { type ComponentProps, type ReactNode, useDeferredValue, useMemo, useState } from "react";
import { resultsInWords } from "#app/features/search/engine/few-results.ts";
import { SearchForm } from "#app/features/search/ui/search-form.tsx";
import {
  Correction,
  Loading,
  Missing,
  NoResults,
  SearchFailure,
} from "#app/features/search/ui/search-states.tsx";
import { Suggestions } from "#app/features/search/ui/suggestions.tsx";
import { useEngine } from "#app/features/search/use-engine.ts";
import { maxQueryLength, queryParameter } from "#app/lib/addresses/search-address.ts";
import { useAddressText } from "#app/router/use-address-text.ts";
import { PageResults } from "./page-results.tsx";
import styles from "./search-page.module.css";

type Props = {
  withoutScript: string;
  suggestions: ComponentProps<typeof Suggestions>["index"];
  children: ReactNode;
};

/**
 * Without a query, as in the static HTML, shows `children`. The field responds to every key at once. The
 * results follow when they have rendered.
 */
export function SearchPage({ withoutScript, suggestions, children }: Props) {
  const { engine, failed, retry } = useEngine();
  const [typed, type] = useAddressText(queryParameter, maxQueryLength);
  const text = useDeferredValue(typed);
  const [literalQuery, setLiteralQuery] = useState<string>();
  const results = useMemo(() => engine?.search(text, text === literalQuery), [engine, text, literalQuery]);
  const hasQuery = text.trim() !== "";
  return (
    <>
      <noscript>
        <p className={styles.withoutScript}>{withoutScript}</p>
      </noscript>
      <div data-needs-script>
        <SearchForm
          label="¿Qué busca?"
          replace
          value={typed}
          onChange={(event) => type(event.target.value)}
        />
      </div>
      <p className="visually-hidden" role="status">
        {resultsInWords(results)}
      </p>
      <div className={styles.states}>
        {hasQuery && failed && <SearchFailure onRetry={retry} />}
        {hasQuery && !failed && !results && <Loading />}
        {results && <Missing words={results.missing} />}
        {results?.corrected && (
          <Correction
            query={results.query}
            corrected={results.corrected}
            onLiteral={() => setLiteralQuery(text)}
          />
        )}
        {hasQuery && results?.total === 0 && <NoResults query={results.query} />}
        {hasQuery && results && <PageResults key={text} groups={results.groups} />}
        {!hasQuery && (
          <div data-needs-script>
            <Suggestions index={suggestions} onChoose={type} />
          </div>
        )}
      </div>
      {!hasQuery && children}
    </>
  );
}
