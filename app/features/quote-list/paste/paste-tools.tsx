import { type ReactNode, useState } from "react";
import { quoteLines } from "#app/features/quote-list/lines.ts";
import { sentList } from "#app/features/quote-list/sent-list.ts";
import { useStoredList } from "#app/hooks/use-stored-list.ts";
import { linesInWords } from "#app/lib/quote/quote-size.ts";
import { LazyPart, lazyComponent } from "#app/ui/lazy-part.tsx";
import styles from "./paste-tools.module.css";

const pasteList = lazyComponent(() => import("./paste-list.tsx"));

const shortDate = new Intl.DateTimeFormat("es-EC", { day: "numeric", month: "long" });

export default function PasteTools({ children }: { children?: ReactNode }) {
  const [pasting, setPasting] = useState(false);
  const isEmpty = useStoredList(quoteLines).length === 0;
  const [last] = useStoredList(sentList);
  return (
    <>
      <div className={styles.actions} data-print="no">
        <button type="button" aria-expanded={pasting} onClick={() => setPasting(!pasting)}>
          Pegar una lista
        </button>
        {isEmpty && last && (
          <button type="button" onClick={() => quoteLines.write(last.lines)}>
            <span>
              Repetir mi última lista{" "}
              <span className={styles.when}>
                ({shortDate.format(last.sent)}, {linesInWords(last.lines.length)})
              </span>
            </span>
          </button>
        )}
        {children}
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
