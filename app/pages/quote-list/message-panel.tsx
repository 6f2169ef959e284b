import { ArrowRight } from "lucide-react";
import { type ChangeEvent, useRef } from "react";
import { BuyerFields } from "#app/features/enquiry/buyer-fields.tsx";
import { CopyButton } from "#app/features/enquiry/copy-button.tsx";
import { draft, emptyDraft, updateDraft } from "#app/features/enquiry/draft.ts";
import { EnquiryLinks } from "#app/features/enquiry/enquiry-links.tsx";
import { enquiryPath } from "#app/features/enquiry/enquiry-path.ts";
import { composeMessage, senderLines } from "#app/features/enquiry/message.ts";
import type { QuoteLine } from "#app/features/quote-list/lines.ts";
import { rememberList } from "#app/features/quote-list/sent-list.ts";
import { useStore } from "#app/hooks/use-store.ts";
import { ButtonLink } from "#app/ui/actions/button.tsx";
import { TextField } from "#app/ui/form/field.tsx";
import styles from "./message-panel.module.css";

type Props = { lines: readonly QuoteLine[]; note: string };

export function MessagePanel({ lines, note }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const { name, email, company, ruc, city, monthly } = useStore(draft, emptyDraft);
  const sender = { name, email, company, ruc, city, monthly };
  const message = composeMessage({ lines, ...sender });
  // Chat and mail identify the sender, so no field is required. A mistyped address still prevents sending.
  const compose = () => {
    if (!form.current?.reportValidity()) return undefined;
    rememberList(lines);
    return message;
  };

  function storeField({ target }: ChangeEvent<HTMLInputElement>) {
    updateDraft({ [target.name]: target.value });
  }

  return (
    <>
      <aside className={styles.side} data-print="no" aria-labelledby="su-mensaje">
        <div className={styles.panel}>
          <div className={styles.head}>
            <h2 className={styles.title} id="su-mensaje">
              Su mensaje
            </h2>
            <CopyButton compose={compose} />
          </div>
          <Scroller>{message.text}</Scroller>
          <form ref={form} className={styles.sender} aria-label="Sus datos" method="dialog">
            <TextField
              label="Nombre completo"
              name="name"
              autoComplete="name"
              value={name}
              onChange={storeField}
            />
            <TextField
              label="Correo electrónico"
              name="email"
              type="email"
              autoComplete="email"
              value={email}
              onChange={storeField}
              invalid="Revise el correo: le falta una parte, como «@» o el dominio."
            />
            <BuyerFields />
          </form>
          <div className={styles.channels}>
            <ButtonLink to={enquiryPath({ subject: "sales", list: true })} icon={<ArrowRight size={20} />}>
              Continuar al formulario
            </ButtonLink>
            <EnquiryLinks compose={compose} message={message} layout="stack" />
          </div>
        </div>
        <p className={styles.note}>{note}</p>
      </aside>
      <ul className={styles.printed}>
        {senderLines(sender).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}

/** A long message scrolls, also with the keyboard. */
function Scroller({ children }: { children: string }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: this is text, not a group of form fields
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard
    <div className={styles.message} role="group" aria-labelledby="su-mensaje" tabIndex={0}>
      {children}
    </div>
  );
}
