import { layoutData } from "virtual:layout-data";
import { Mail, MapPin, Phone } from "lucide-react";
import type { ReactNode } from "react";
import { NewTabNote, newTab } from "#app/ui/actions/new-tab.tsx";
import { EmailText } from "#app/ui/email-text.tsx";
import { WhatsAppGlyph } from "#app/ui/media/glyphs.tsx";
import styles from "./info.module.css";
import { ContactMap } from "./map.tsx";

type Props = {
  title: string;
  office: string;
  /** Such as the RUC and the delivery cities. */
  facts: string[];
  whatsapp: string;
  map: { link: string; frame: string };
};

const { address, email, phone, whatsapp: chat } = layoutData.company;
const icon = { size: 21, strokeWidth: 1.6 };

export function ContactInfo({ title, office, facts, whatsapp, map }: Props) {
  return (
    <section className={styles.card} aria-labelledby="datos">
      <ContactMap {...map} office={office} />
      <div className={styles.data}>
        <h2 className="visually-hidden" id="datos">
          {title}
        </h2>
        <dl>
          <Line icon={<MapPin {...icon} />} label={office}>
            {address}
            {facts.map((fact) => (
              <p key={fact}>{fact}</p>
            ))}
          </Line>
          <Line icon={<Phone {...icon} />} label="Teléfono">
            <a href={`tel:${phone.dial}`}>{phone.display}</a>
          </Line>
          <Line icon={<WhatsAppGlyph size={21} />} label="WhatsApp">
            <a href={chat} {...newTab}>
              {whatsapp}
              <NewTabNote />
            </a>
          </Line>
          <Line icon={<Mail {...icon} />} label="Correo electrónico">
            <a href={`mailto:${email}`}>
              <EmailText address={email} />
            </a>
          </Line>
        </dl>
      </div>
    </section>
  );
}

function Line({ icon, label, children }: { icon: ReactNode; label: string; children: ReactNode }) {
  return (
    <div className={styles.line}>
      <dt>
        <span className={styles.icon} aria-hidden="true">
          {icon}
        </span>
        {label}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
