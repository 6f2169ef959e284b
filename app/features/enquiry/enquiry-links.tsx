import { type MouseEvent, type ReactNode, useState } from "react";
import { ButtonAnchor } from "#app/ui/actions/button.tsx";
import { type Channel, channels, newTabProps } from "./channels.tsx";
import styles from "./enquiry-links.module.css";
import type { Message } from "./message.ts";
import { MessageTooLong } from "./message-too-long.tsx";

/** If the form is incomplete, shows the missing field and returns undefined. */
export type Compose = () => Message | undefined;

type Props = {
  compose: Compose;
  /** Set if the message is known before the visitor clicks a link. */
  message?: Message;
  layout: "stack" | "row";
  children?: ReactNode;
};

/** Never shortens a message to fit into a link. */
export function EnquiryLinks({ compose, message, layout, children }: Props) {
  const [tooLong, setTooLong] = useState<Channel>();

  function follow(event: MouseEvent<HTMLAnchorElement>, channel: Channel) {
    const composed = compose();
    const link = composed && channels[channel].link(composed);
    // The browser reads the link's address after this handler.
    if (link) event.currentTarget.href = link;
    else event.preventDefault();
    setTooLong(composed && !link ? channel : undefined);
  }

  function channelLink(channel: Channel) {
    const { label, short, icon, plainLink, link, newTab } = channels[channel];
    const newTabHint = newTab ? " (se abre en otra pestaña)" : "";
    return (
      <ButtonAnchor
        variant="secondary"
        href={(message && link(message)) ?? plainLink}
        data-channel={channel}
        icon={icon}
        iconFirst
        aria-label={label + newTabHint}
        onClick={(event) => follow(event, channel)}
        {...newTabProps(channel)}
      >
        {layout === "row" ? short : label}
      </ButtonAnchor>
    );
  }

  return (
    <div>
      <div className={styles.channels} data-layout={layout}>
        {layout === "row" && <span>o bien por</span>}
        {channelLink("whatsapp")}
        {channelLink("mail")}
        {children}
      </div>
      <div aria-live="polite">{tooLong && <MessageTooLong channel={tooLong} />}</div>
    </div>
  );
}
