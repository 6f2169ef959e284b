import { SectionHeading } from "#app/blocks/sections/section-heading.tsx";
import { useReveal } from "#app/hooks/use-reveal.ts";
import { Section } from "#app/ui/section.tsx";
import styles from "./testimonials.module.css";

type Testimonial = { text: string; role: string; institution: string; isExample: boolean };
type Props = { title: string; items: Testimonial[] };

export function ClientsTestimonials({ title, items }: Props) {
  const quotes = useReveal<HTMLDivElement>();
  return (
    <Section tone="cotton" labelledBy="testimonios">
      <SectionHeading id="testimonios" title={title} />
      <div className={styles.quotes} ref={quotes}>
        {items.map((item) => (
          <figure key={item.text} className={styles.quote}>
            <blockquote>
              <p className={styles.text}>«{item.text}».</p>
            </blockquote>
            <figcaption className={styles.author}>
              <strong>{item.role}</strong>
              <span>{item.institution}</span>
              {item.isExample && <span>Testimonio de ejemplo</span>}
            </figcaption>
          </figure>
        ))}
      </div>
    </Section>
  );
}
