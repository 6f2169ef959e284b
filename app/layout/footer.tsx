import { layoutData } from "virtual:layout-data";
import { Clock, Mail, MapPin, Phone } from "lucide-react";
import type { ReactNode } from "react";
import { BrandMark } from "#app/blocks/brand/brand-mark.tsx";
import { ThemeChoice } from "#app/features/theme/theme-choice.tsx";
import { useClientValue } from "#app/hooks/use-client-value.ts";
import { testsPath } from "#app/lib/addresses/test-address.ts";
import { Link } from "#app/ui/actions/link.tsx";
import { newTab } from "#app/ui/actions/new-tab.tsx";
import { EmailText } from "#app/ui/email-text.tsx";
import { facebookGlyph, instagramGlyph, linkedInGlyph } from "#app/ui/media/glyphs.tsx";
import styles from "./footer.module.css";

const { company } = layoutData;

const socialPages = [
  { name: "Facebook", href: company.social.facebook, glyph: facebookGlyph },
  { name: "Instagram", href: company.social.instagram, glyph: instagramGlyph },
  { name: "LinkedIn", href: company.social.linkedin, glyph: linkedInGlyph },
];

export function Footer() {
  const year = useClientValue(new Date().getFullYear(), layoutData.builtYear);
  return (
    <footer className={styles.footer}>
      <div className={styles.ruler} />
      <div className={styles.inner}>
        <div>
          <BrandMark />
          <p className={styles.about}>{company.about}</p>
          <p className={styles.certification}>{company.certification}</p>
          <ul className={styles.social}>
            {socialPages.map(({ name, href, glyph }) => (
              <li key={name}>
                <a href={href} {...newTab} aria-label={`${name} (se abre en otra pestaña)`}>
                  {glyph}
                </a>
              </li>
            ))}
          </ul>
        </div>
        <nav aria-labelledby="pie-enlaces">
          <h2 className={styles.heading} id="pie-enlaces">
            Enlaces rápidos
          </h2>
          <ul>
            {layoutData.quickLinks.map((item) => (
              <li key={item.to}>
                <Link to={item.to} className={styles.link}>
                  {item.label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <section aria-labelledby="pie-contacto">
          <h2 className={styles.heading} id="pie-contacto">
            Contacto
          </h2>
          <address className={styles.contact}>
            <ContactLine icon={<MapPin size={20} strokeWidth={1.6} />}>{company.address}</ContactLine>
            <ContactLine icon={<Mail size={20} strokeWidth={1.6} />}>
              <a href={`mailto:${company.email}`}>
                <EmailText address={company.email} />
              </a>
            </ContactLine>
            <ContactLine icon={<Phone size={20} strokeWidth={1.6} />}>
              <a href={`tel:${company.phone.dial}`}>{company.phone.display}</a>
            </ContactLine>
            <ContactLine icon={<Clock size={20} strokeWidth={1.6} />}>
              {company.hours.map((line) => (
                <div key={line}>{line}</div>
              ))}
            </ContactLine>
          </address>
        </section>
        <div className={styles.closing}>
          <div>
            <p>{`© ${year} ${company.name}. Todos los derechos reservados.`}</p>
            <p>{company.coordinates}</p>
          </div>
          <div className={styles.small}>
            <Link to={testsPath} className={styles.link}>
              Pruebas
            </Link>
            <Link to="/glosario" className={styles.link}>
              Glosario
            </Link>
            <Link to="/privacidad" className={styles.link}>
              Privacidad
            </Link>
          </div>
          <ThemeChoice />
        </div>
      </div>
    </footer>
  );
}

function ContactLine({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.line}>
      <span className={styles.icon} aria-hidden="true">
        {icon}
      </span>
      <div>{children}</div>
    </div>
  );
}
