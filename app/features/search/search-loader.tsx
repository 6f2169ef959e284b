import { type ComponentType, useCallback, useEffect, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { closeSearch } from "./opening.ts";
import styles from "./search-loader.module.css";

let loaded: ComponentType | undefined;

/** Brings the dialog's code at its first opening; says so where it cannot be brought. */
export function SearchLoader() {
  const [Dialog, setDialog] = useState(() => loaded);
  const [failed, setFailed] = useState(false);

  const load = useCallback(async () => {
    setFailed(false);
    try {
      loaded = (await import("./search-dialog.tsx")).SearchDialog;
      setDialog(() => loaded);
    } catch {
      setFailed(true);
    }
  }, []);

  useEffect(() => {
    if (!loaded) load();
  }, [load]);

  if (Dialog) return <Dialog />;
  return failed && <SearchUnavailable onRetry={load} />;
}

function SearchUnavailable({ onRetry }: { onRetry: () => void }) {
  return (
    <dialog
      className={styles.dialog}
      aria-label="Buscar"
      ref={(dialog) => {
        dialog?.showModal();
        return () => dialog?.close();
      }}
      onClose={closeSearch}
    >
      <p>No se pudo abrir la búsqueda. Revise su conexión a internet.</p>
      <Button onClick={onRetry}>Reintentar</Button>
      <Button variant="secondary" onClick={closeSearch}>
        Cerrar
      </Button>
    </dialog>
  );
}
