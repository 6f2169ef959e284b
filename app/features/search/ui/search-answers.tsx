import type { ReactNode } from "react";
import type { SearchResults } from "#app/features/search/engine/results.ts";
import type { useEngine } from "#app/features/search/use-engine.ts";
import styles from "./search-box.module.css";
import { Correction, Loading, Missing, NoResults, SearchFailure } from "./search-states.tsx";
import { Suggestions } from "./suggestions.tsx";

type Props = {
  loading: ReturnType<typeof useEngine>;
  results?: SearchResults;
  onChoose: (query: string) => void;
  onLiteral: () => void;
  onRetry: () => void;
  children: ReactNode;
};

export function SearchAnswers({ loading, results, onChoose, onLiteral, onRetry, children }: Props) {
  const { engine, failed } = loading;
  return (
    <div className={styles.body}>
      {failed && <SearchFailure onRetry={onRetry} />}
      {!failed && !results && <Loading />}
      {engine && results?.query === "" && <Suggestions index={engine.index} onChoose={onChoose} />}
      {results && results.query !== "" && results.total === 0 && <NoResults query={results.query} />}
      {results && <Missing words={results.missing} />}
      {results?.corrected && (
        <Correction query={results.query} corrected={results.corrected} onLiteral={onLiteral} />
      )}
      {children}
    </div>
  );
}
