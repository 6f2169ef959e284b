import { ArrowRight } from "lucide-react";
import { ButtonLink } from "#app/ui/actions/button.tsx";
import { Section } from "#app/ui/section.tsx";
import styles from "./closing.module.css";

type Props = { title: string; text: string; button: string; to: string };

/** For visitors who have not found a test. */
export function TestsClosing({ title, text, button, to }: Props) {
  return (
    <Section tone="mist" labelledBy="no-encuentra">
      <div className={styles.closing}>
        <div>
          <h2 id="no-encuentra">{title}</h2>
          <p>{text}</p>
        </div>
        <ButtonLink to={to} icon={<ArrowRight size={20} />}>
          {button}
        </ButtonLink>
      </div>
    </Section>
  );
}
