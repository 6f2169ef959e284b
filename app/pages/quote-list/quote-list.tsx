import { ArrowRight, ShieldCheck } from "lucide-react";
import { useEffect, useId } from "react";
import { enquiryPath } from "#app/features/enquiry/enquiry-path.ts";
import { NoScriptContact } from "#app/features/enquiry/no-script-contact.tsx";
import { dismiss } from "#app/features/notices/use-notices.ts";
import { removeLine } from "#app/features/quote-list/editing.ts";
import { type QuoteLine, quoteLines } from "#app/features/quote-list/lines.ts";
import { useClientValue, useHydrated } from "#app/hooks/use-client-value.ts";
import { useStoredList } from "#app/hooks/use-stored-list.ts";
import { quoteSizeInWords } from "#app/lib/quote/quote-size.ts";
import type { LabelledLink } from "#app/lib/shapes.ts";
import { useLocation } from "#app/router/use-location.ts";
import { ButtonLink } from "#app/ui/actions/button.tsx";
import { TextLink } from "#app/ui/actions/text-link.tsx";
import { LazyPart, lazyComponent } from "#app/ui/lazy-part.tsx";
import { EmptyList } from "./empty-list.tsx";
import { focusPage } from "./focus-page.ts";
import { LineRow } from "./line-row.tsx";
import { listToolLabels } from "./list-tool-labels.ts";
import styles from "./quote-list.module.css";

/** The quote list works even if these parts fail to load. */
const loadParts = () => import("./list-parts.ts");
const listTools = lazyComponent(async () => ({ default: (await loadParts()).ListTools }));
const sharedList = lazyComponent(() => import("#app/features/quote-list/share/shared-list.tsx"));
const messagePanel = lazyComponent(async () => ({ default: (await loadParts()).MessagePanel }));

type Props = { storageNote: string; sendingNote: string; supplies?: LabelledLink };

/** Only the browser stores the list, so the frame is empty in the static HTML. */
export function QuoteList({ storageNote, sendingNote, supplies }: Props) {
  const hydrated = useHydrated();
  const lines = useStoredList(quoteLines);
  const hash = useClientValue(useLocation().hash, "");
  const isShared = hash.startsWith("#lista=");
  const isEmpty = hydrated && lines.length === 0 && !isShared;
  useEffect(() => dismiss("cotizacion"), []);
  return (
    <div className={styles.frame} data-empty={isEmpty || undefined}>
      <NoScriptContact what="Esta lista" />
      {isShared && <LazyPart component={sharedList}>{(SharedList) => <SharedList hash={hash} />}</LazyPart>}
      {hydrated && (
        <div className={styles.tools} data-empty={lines.length === 0 || undefined}>
          <p role="status">{lines.length > 0 && quoteSizeInWords(lines)}</p>
          <LazyPart component={listTools} fallback={lines.length > 0 && <Waiting />}>
            {(ListTools) => <ListTools isEmpty={lines.length === 0} />}
          </LazyPart>
        </div>
      )}
      {isEmpty && <EmptyList supplies={supplies} />}
      {lines.length > 0 && (
        <div className={styles.split}>
          <div className={styles.lines}>
            <Group title="Equipos" lines={lines.filter((line) => line.kind === "equipment")} />
            <Group title="Insumos" lines={lines.filter((line) => line.path && line.kind === "supply")} />
            <Group title="Por consultar" lines={lines.filter((line) => !line.path)} />
            <p className={styles.more} data-print="no">
              <TextLink to="/productos">Seguir añadiendo</TextLink>
            </p>
            <p className={styles.stored} data-print="no">
              <ShieldCheck size={20} strokeWidth={1.6} />
              {storageNote}
            </p>
          </div>
          <LazyPart component={messagePanel} fallback={<FormLink />}>
            {(MessagePanel) => <MessagePanel lines={lines} note={sendingNote} />}
          </LazyPart>
          <div className={styles.bar}>
            <FormLink />
          </div>
        </div>
      )}
    </div>
  );
}

/** Reserves the height of the tools, at any text size, while they load. */
function Waiting() {
  return (
    <div className={styles.waiting} aria-hidden="true">
      {Object.values(listToolLabels).map((label) => (
        <span key={label}>{label}</span>
      ))}
    </div>
  );
}

function FormLink() {
  return (
    <ButtonLink to={enquiryPath({ subject: "sales", list: true })} icon={<ArrowRight size={20} />}>
      Continuar al formulario
    </ButtonLink>
  );
}

function Group({ title, lines }: { title: string; lines: QuoteLine[] }) {
  const id = useId();
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 className={styles.group} id={id}>
        {title}
      </h2>
      <ul>
        {lines.map((line) => (
          <LineRow
            key={line.id}
            line={line}
            onRemove={(button) => {
              focusNeighbour(button);
              removeLine(line);
            }}
          />
        ))}
      </ul>
    </section>
  );
}

/** Moves the focus, because the pressed button disappears with its line. */
function focusNeighbour(button: HTMLElement) {
  const buttons = [...document.querySelectorAll<HTMLElement>("[data-remove]")];
  const index = buttons.indexOf(button);
  const neighbour = buttons[index + 1] ?? buttons[index - 1];
  if (neighbour) neighbour.focus();
  else focusPage();
}
