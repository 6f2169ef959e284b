import { ArrowRight, SquareArrowOutUpRight } from "lucide-react";
import { Column, Columns } from "#app/blocks/sections/columns.tsx";
import { SectionHeading } from "#app/blocks/sections/section-heading.tsx";
import { useReveal } from "#app/hooks/use-reveal.ts";
import { NewTabNote, newTab } from "#app/ui/actions/new-tab.tsx";
import { Section } from "#app/ui/section.tsx";
import styles from "./contact-ways.module.css";

type Way = {
  title: string;
  text: string;
  href: string;
  /** The telephone number, if the way is a call. */
  number?: string;
  newTab?: boolean;
};

/** Ways to reach the company, on the dark ground that continues into the footer. */
export function ContactWays({ title, ways }: { title: string; ways: Way[] }) {
  const columns = useReveal<HTMLUListElement>();
  return (
    <Section tone="night" labelledBy="vias">
      <SectionHeading id="vias" title={title} />
      <Columns ref={columns}>
        {ways.map((way) => (
          <Column key={way.title}>
            <h3>
              <a className={styles.link} href={way.href} {...(way.newTab && newTab)}>
                <span>
                  {way.title}
                  {way.newTab && <NewTabNote />}
                </span>
                <Icon newTab={way.newTab} />
              </a>
            </h3>
            {way.number && <p>{way.number}</p>}
            <p>{way.text}</p>
          </Column>
        ))}
      </Columns>
    </Section>
  );
}

function Icon({ newTab }: { newTab?: boolean }) {
  const Arrow = newTab ? SquareArrowOutUpRight : ArrowRight;
  return <Arrow className={styles.arrow} size={20} />;
}
