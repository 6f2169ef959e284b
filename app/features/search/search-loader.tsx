import { Search } from "lucide-react";
import { type ComponentType, useCallback, useEffect, useState } from "react";
import { longestQuery } from "#app/lib/search-address.ts";
import { Button } from "#app/ui/button.tsx";
import frame from "./search-frame.module.css";
import { SearchFrame } from "./search-frame.tsx";

type BoxType = ComponentType<{ typed: string }>;

let Loaded: BoxType | undefined;

/** The search: its frame and field stand at once; the rest of its code comes at the first opening. */
export function SearchLoader() {
  const [Box, setBox] = useState(() => Loaded);
  const [failed, setFailed] = useState(false);
  const [typed, setTyped] = useState("");

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
      {Box ? (
        <Box typed={typed} />
      ) : (
        <div className={frame.field}>
          <Search className={frame.glass} size={24} strokeWidth={1.8} aria-hidden="true" />
          <input
            className={frame.input}
            aria-label="Buscar en el catálogo"
            maxLength={longestQuery}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </div>
      )}
      {failed && (
        <div className={frame.failure} role="alert">
          <p>No se pudo abrir la búsqueda. Revise su conexión a internet.</p>
          <Button onClick={load}>Reintentar</Button>
        </div>
      )}
    </SearchFrame>
  );
}
