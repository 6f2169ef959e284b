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

type Props = { title: string; ways: Way[]; ready: { title: string; items: string[] } };

/** Ways to reach the company, and what to have ready, on the night ground that runs into the footer. */
export function ContactWays({ title, ways, ready }: Props) {
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
