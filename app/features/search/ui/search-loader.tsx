import { Search } from "lucide-react";
import { type ComponentType, useCallback, useEffect, useState } from "react";
import { takeFocus } from "#app/hooks/take-focus.ts";
import { maxQueryLength } from "#app/lib/addresses/search-address.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { ErrorBoundary } from "#app/ui/error-boundary.tsx";
import frame from "./search-frame.module.css";
import { SearchFrame } from "./search-frame.tsx";

type BoxType = ComponentType<{ typed: string }>;

// LazyPart is too slow here: after a fallback, React waits 300 ms before it shows the content.
let Loaded: BoxType | undefined;

/** Shows the dialog and its field at once, while the rest loads. */
export function SearchLoader() {
  const [Box, setBox] = useState(() => Loaded);
  const [failed, setFailed] = useState(false);
  const [typed, setTyped] = useState("");
  const field = <PlainField typed={typed} onType={setTyped} />;

  const load = useCallback(async () => {
    setFailed(false);
    try {
      Loaded = (await import("./search-box.tsx")).SearchBox;
      setBox(() => Loaded);
    } catch {
      setFailed(true);
    }
  }, []);

  useEffect(() => {
    if (!Loaded) load();
  }, [load]);

  return (
    <SearchFrame>
      <ErrorBoundary
        fallback={(tryAgain) => (
          <>
            {field}
            <Failure onRetry={tryAgain} />
          </>
        )}
      >
        {() => (
          <>
            {Box ? <Box typed={typed} /> : field}
            {failed && <Failure onRetry={load} />}
          </>
        )}
      </ErrorBoundary>
    </SearchFrame>
  );
}

function PlainField({ typed, onType }: { typed: string; onType: (text: string) => void }) {
  return (
    <div className={frame.field}>
      <Search className={frame.glass} size={24} />
      <input
        ref={takeFocus}
        className={frame.input}
        aria-label="Buscar en el catálogo"
        maxLength={maxQueryLength}
        value={typed}
        onChange={(event) => onType(event.target.value)}
      />
    </div>
  );
}

function Failure({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={frame.failure} role="alert">
      <p>No se pudo abrir la búsqueda. Revise su conexión a internet.</p>
      <Button onClick={onRetry}>Reintentar</Button>
    </div>
  );
}
