import { type MouseEvent, type ReactNode, useState } from "react";
import { ButtonAnchor } from "#app/ui/actions/button.tsx";
import styles from "./enquiry-links.module.css";
import type { Message } from "./message.ts";
import { MessageTooLong } from "./message-too-long.tsx";
import { tabOf, type Way, ways } from "./ways.tsx";

/** Returns the current message, or undefined if the form is incomplete and shows the missing field. */
export type Compose = () => Message | undefined;

type Props = {
  compose: Compose;
  /** The message for the links, if it is known before a click. */
  message?: Message;
  layout: "stack" | "row";
  children?: ReactNode;
};

/** Links to WhatsApp and e-mail with the form's message. Never shortens a message that is too long for a link. */
export function EnquiryLinks({ compose, message, layout, children }: Props) {
  const [tooLong, setTooLong] = useState<Way>();

  function follow(event: MouseEvent<HTMLAnchorElement>, way: Way) {
    const composed = compose();
    const link = composed && ways[way].link(composed);
    // The browser reads the link's address after this handler has run.
    if (link) event.currentTarget.href = link;
    else event.preventDefault();
    setTooLong(composed && !link ? way : undefined);
  }

  function wayLink(way: Way) {
    const { label, short, icon, bare, link, newTab } = ways[way];
    const beside = newTab ? " (se abre en otra pestaña)" : "";
    return (
      <ButtonAnchor
        variant="secondary"
        href={(message && link(message)) ?? bare}
        data-way={way}
        icon={icon}
        iconFirst
        aria-label={label + beside}
        onClick={(event) => follow(event, way)}
        {...tabOf(way)}
      >
        {layout === "row" ? short : label}
      </ButtonAnchor>
    );
  }

  return (
    <div>
      <div className={styles.ways} data-layout={layout}>
        {layout === "row" && <span>o bien por</span>}
        {wayLink("whatsapp")}
        {wayLink("mail")}
        {children}
      </div>
      <div aria-live="polite">{tooLong && <MessageTooLong way={tooLong} />}</div>
    </div>
  );
}
