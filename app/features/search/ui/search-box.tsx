import { Search, X } from "lucide-react";
import { type FormEvent, type KeyboardEvent, useLayoutEffect, useMemo, useRef, useState } from "react";
import { fewOfEach, resultsInWords } from "#app/features/search/engine/few-results.ts";
import { useEngine } from "#app/features/search/use-engine.ts";
import { closeSearch } from "#app/features/search/use-search-open.ts";
import { maxQueryLength, searchPath } from "#app/lib/addresses/search-address.ts";
import { navigate } from "#app/router/navigation.ts";
import { toggleCompared } from "./comparing.ts";
import { listboxId, optionId, ResultList } from "./result-list.tsx";
import { SearchAnswers } from "./search-answers.tsx";
import styles from "./search-box.module.css";
import { SearchFoot } from "./search-foot.tsx";
import frame from "./search-frame.module.css";
import { useOptionKeys } from "./use-option-keys.ts";

/** A combobox: the focus stays in the field, and the keys move through the results. */
export function SearchBox({ typed }: { typed: string }) {
  const loading = useEngine();
  const { engine } = loading;
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState(typed);
  const [literal, setLiteral] = useState(false);
  const [note, setNote] = useState("");
  const results = useMemo(() => engine?.search(query, literal), [engine, query, literal]);
  const groups = useMemo(() => fewOfEach(results?.groups ?? []), [results]);
  const options = groups.flatMap((group) => group.hits);
  const keys = useOptionKeys(options.length, query);

  // This field replaces the field of search-loader.tsx and takes over the focus.
  useLayoutEffect(() => input.current?.focus(), []);

  function type(text: string) {
    setQuery(text);
    setLiteral(false);
    setNote("");
  }

  /** Moves the focus to the field first, because the action removes the button that has it. */
  function fromField(action: () => void) {
    input.current?.focus();
    action();
  }

  function handleKey(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing || keys.handle(event)) return;
    if (event.key !== "Enter") return;
    const option = options[keys.active];
    if (!option) return;
    event.preventDefault();
    if (event.ctrlKey || event.metaKey) setNote(toggleCompared(option.document));
    else document.getElementById(optionId(keys.active))?.click();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!query.trim()) return;
    closeSearch();
    navigate(searchPath(query));
  }

  return (
    <>
      <form className={frame.field} onSubmit={submit}>
        <Search className={frame.glass} size={24} />
        <input
          ref={input}
          className={frame.input}
          role="combobox"
          aria-label="Buscar en el catálogo"
          aria-autocomplete="list"
          aria-expanded={options.length > 0}
          aria-controls={listboxId}
          aria-activedescendant={options.length > 0 ? optionId(keys.active) : undefined}
          placeholder="Equipo, prueba o marca"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={maxQueryLength}
          value={query}
          onChange={(event) => type(event.target.value)}
          onKeyDown={handleKey}
        />
        <button type="button" className={styles.close} onClick={closeSearch}>
          <kbd>Esc</kbd> <span className="visually-hidden">Cerrar la búsqueda</span>
          <X size={24} />
        </button>
      </form>
      <SearchAnswers
        loading={loading}
        results={results}
        onChoose={(text) => fromField(() => type(text))}
        onLiteral={() => fromField(() => setLiteral(true))}
        onRetry={() => fromField(loading.retry)}
      >
        <ResultList groups={groups} active={keys.active} onPoint={keys.setActive} />
      </SearchAnswers>
      {results && results.total > 0 && <SearchFoot results={results} note={note} />}
      <p className="visually-hidden" role="status">
        {note || resultsInWords(results)}
      </p>
    </>
  );
}
