import { SplitSection } from "#app/blocks/sections/split-section.tsx";
import { useReveal } from "#app/hooks/use-reveal.ts";
import type { LabelledLink } from "#app/lib/shapes.ts";
import { Accordion } from "#app/ui/accordion.tsx";

type Props = {
  title: string;
  lead?: string;
  link?: LabelledLink;
  items: { question: string; answer: string }[];
  tone?: "paper" | "mist" | "cotton";
  space?: "full" | "top" | "bottom";
};

/** At most one answer is open. */
export function Faq({ items, ...section }: Props) {
  const parts = useReveal<HTMLDivElement>(25);
  return (
    <SplitSection id="faq" ref={parts} {...section}>
      <Accordion
        name="faq"
        open="first"
        items={items.map((item, index) => ({
          id: `faq-${index + 1}`,
          title: item.question,
          content: <p>{item.answer}</p>,
        }))}
      />
    </SplitSection>
  );
}
