import { useState } from "react";
import { draft } from "#app/features/enquiry/draft.ts";
import { notify } from "#app/features/notices/use-notices.ts";
import { emptyList } from "#app/features/quote-list/editing.ts";
import { quoteLines } from "#app/features/quote-list/lines.ts";
import { LazyPart, lazyComponent } from "#app/ui/lazy-part.tsx";
import { focusPage } from "./focus-page.ts";
import styles from "./list-tools.module.css";

const pasteList = lazyComponent(() => import("#app/features/quote-list/paste/paste-list.tsx"));

/** Actions for the whole list. */
export function ListTools({ isEmpty }: { isEmpty: boolean }) {
  const [pasting, setPasting] = useState(false);
  return (
    <>
      <div className={styles.actions} data-print="no">
        <button type="button" aria-expanded={pasting} onClick={() => setPasting(!pasting)}>
          Pegar una lista
        </button>
        {!isEmpty && (
          <>
            <button type="button" onClick={downloadList}>
              Descargar hoja de cálculo
            </button>
            <button type="button" onClick={() => window.print()}>
              Imprimir o guardar como PDF
            </button>
            <button
              type="button"
              onClick={() => {
                focusPage();
                emptyList();
              }}
            >
              Vaciar la lista
            </button>
          </>
        )}
      </div>
      {pasting && (
        <div className={styles.panel}>
          <LazyPart component={pasteList} onFailure={() => setPasting(false)}>
            {(PasteList) => <PasteList onClose={() => setPasting(false)} />}
          </LazyPart>
        </div>
      )}
    </>
  );
}

async function downloadList() {
  try {
    const { downloadSheet } = await import("./download-sheet.ts");
    downloadSheet(quoteLines.read(), draft.read());
  } catch {
    notify({ text: "No se pudo cargar la hoja de cálculo. Vuelva a intentarlo.", icon: "warning" });
  }
}
