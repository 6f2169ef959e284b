import { copyFromPage } from "#app/features/enquiry/copy-from-page.ts";
import { draft } from "#app/features/enquiry/draft.ts";
import { notify } from "#app/features/notices/use-notices.ts";
import { emptyList } from "#app/features/quote-list/editing.ts";
import { quoteLines } from "#app/features/quote-list/lines.ts";
import PasteTools from "#app/features/quote-list/paste/paste-tools.tsx";
import { rememberList } from "#app/features/quote-list/sent-list.ts";
import { listAddress } from "#app/features/quote-list/share/list-address.ts";
import { copyText } from "#app/lib/copy-text.ts";
import { focusPage } from "./focus-page.ts";
import { listToolLabels } from "./list-tool-labels.ts";

const { download, share, print, empty } = listToolLabels;

export function ListTools({ isEmpty }: { isEmpty: boolean }) {
  return (
    <PasteTools>
      {!isEmpty && (
        <>
          <button type="button" onClick={downloadList}>
            {download}
          </button>
          <button type="button" onClick={copyAddress}>
            {share}
          </button>
          <button type="button" onClick={() => window.print()}>
            {print}
          </button>
          <button
            type="button"
            onClick={() => {
              focusPage();
              emptyList();
            }}
          >
            {empty}
          </button>
        </>
      )}
    </PasteTools>
  );
}

async function copyAddress() {
  const address = new URL(listAddress(quoteLines.read()), window.location.href).href;
  const copied = (await copyText(address)) || copyFromPage(address);
  notify(
    copied
      ? { text: "Enlace copiado. Lleva productos y cantidades, sin notas ni sus datos.", icon: "done" }
      : { text: "El navegador no permite copiar el enlace.", icon: "warning" },
  );
}

async function downloadList() {
  try {
    const { downloadSheet } = await import("./download-sheet.ts");
    downloadSheet(quoteLines.read(), draft.read());
    rememberList(quoteLines.read());
  } catch {
    notify({ text: "No se pudo cargar la hoja de cálculo. Vuelva a intentarlo.", icon: "warning" });
  }
}
