import { type MouseEvent, type ReactNode, useState } from "react";
import { ButtonAnchor } from "#app/ui/actions/button.tsx";
import styles from "./enquiry-links.module.css";
import type { Message } from "./message.ts";
import { MessageTooLong } from "./message-too-long.tsx";
import { tabOf, type Way, ways } from "./ways.tsx";

/** The message as it stands; undefined while something is missing, which the form then points at. */
export type Compose = () => Message | undefined;

type Props = {
  compose: Compose;
  /** Where the message is known beforehand, the links carry it from the start. */
  message?: Message;
  layout: "stack" | "row";
  children?: ReactNode;
};

/** WhatsApp and e-mail, with the same message as the form. A message too long for a link is never cut. */
export function EnquiryLinks({ compose, message, layout, children }: Props) {
  const [tooLong, setTooLong] = useState<Way>();

  function follow(event: MouseEvent<HTMLAnchorElement>, way: Way) {
    const composed = compose();
    const link = composed && ways[way].link(composed);
    // The browser follows the link as it is after this handler.
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
