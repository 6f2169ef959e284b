import type { ReactNode, Ref } from "react";
import type { LabelledLink } from "#app/lib/shapes.ts";
import { TextLink } from "#app/ui/actions/text-link.tsx";
import { Section } from "#app/ui/section.tsx";
import styles from "./split-section.module.css";

type Props = {
  /** The heading's id begins with it. */
  id: string;
  title: string;
  lead?: string;
  link?: LabelledLink;
  tone?: "paper" | "mist" | "cotton";
  space?: "full" | "top" | "bottom";
  /** For the element whose children appear one after another (hooks/use-reveal.ts). */
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
};

export function SplitSection({ id, title, lead, link, tone, space, ref, children }: Props) {
  return (
    <Section id={id} tone={tone} space={space} labelledBy={`${id}-titulo`}>
      <div className={styles.split} ref={ref}>
        <div>
          <h2 id={`${id}-titulo`}>{title}</h2>
          {lead && <p className={styles.lead}>{lead}</p>}
          {link && <TextLink to={link.to}>{link.label}</TextLink>}
        </div>
        {children}
      </div>
    </Section>
  );
}
