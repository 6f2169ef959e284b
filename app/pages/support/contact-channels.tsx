import { ArrowRight, SquareArrowOutUpRight } from "lucide-react";
import { Column, Columns } from "#app/blocks/sections/columns.tsx";
import { SectionHeading } from "#app/blocks/sections/section-heading.tsx";
import { useReveal } from "#app/hooks/use-reveal.ts";
import { NewTabNote, newTab } from "#app/ui/actions/new-tab.tsx";
import { Section } from "#app/ui/section.tsx";
import styles from "./contact-channels.module.css";

type Channel = {
  title: string;
  text: string;
  href: string;
  /** Only for calls and chats. */
  number?: string;
  newTab?: boolean;
};

type Props = { title: string; channels: Channel[]; ready: { title: string; items: string[] } };

/** The dark background continues into the footer. */
export function ContactChannels({ title, channels, ready }: Props) {
  const columns = useReveal<HTMLUListElement>();
  return (
    <Section tone="night" labelledBy="vias">
      <SectionHeading id="vias" title={title} />
      <Columns ref={columns}>
        {channels.map((channel) => (
          <Column key={channel.title}>
            <h3>
              <a className={styles.link} href={channel.href} {...(channel.newTab && newTab)}>
                <span>
                  {channel.title}
                  {channel.newTab && <NewTabNote />}
                </span>
                <Icon newTab={channel.newTab} />
              </a>
            </h3>
            {channel.number && <p>{channel.number}</p>}
            <p>{channel.text}</p>
          </Column>
        ))}
      </Columns>
      <div className={styles.ready}>
        <h3>{ready.title}</h3>
        <ul>
          {ready.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

function Icon({ newTab }: { newTab?: boolean }) {
  const Arrow = newTab ? SquareArrowOutUpRight : ArrowRight;
  return <Arrow className={styles.arrow} size={20} />;
}
