import { ArrowRight } from "lucide-react";
import { HoursScale } from "#app/blocks/figures/hours-scale.tsx";
import { ButtonLink } from "#app/ui/actions/button.tsx";
import { Section } from "#app/ui/section.tsx";
import styles from "./cta-band.module.css";

type Props = {
  title: string;
  text: string;
  button: string;
  to?: string;
  /** Shows a scale of the hours that a quotation takes. */
  showTime?: boolean;
};

export function CtaBand({ title, text, button, to = "/contacto", showTime }: Props) {
  const link = (
    <ButtonLink to={to} variant="on-colour" icon={<ArrowRight size={20} />}>
      {button}
    </ButtonLink>
  );
  return (
    <Section tone="deep" labelledBy="llamada">
      <div className={styles.band}>
        <div>
          <h2 id="llamada">{title}</h2>
          <p className={styles.lead}>{text}</p>
          {showTime && link}
        </div>
        {showTime ? <HoursScale hours={48} label="Su cotización, en horas laborables: máximo" /> : link}
      </div>
    </Section>
  );
}
