import { Accordion } from "#app/ui/accordion.tsx";
import styles from "./faq.module.css";

type Props = { title: string; items: { question: string; answer: string }[] };

/** The questions as the page's narrow column holds them; elsewhere they are a section of their own. */
export function ContactFaq({ title, items }: Props) {
  return (
    <section aria-labelledby="faq-titulo" id="faq">
      <h2 className={styles.title} id="faq-titulo">
        {title}
      </h2>
      <Accordion
        name="faq"
        open="first"
        items={items.map((item, index) => ({
          id: `faq-${index + 1}`,
          title: item.question,
          content: <p>{item.answer}</p>,
        }))}
      />
    </section>
  );
}
