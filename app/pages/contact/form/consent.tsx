import { honeypotName } from "#app/lib/enquiry.ts";
import type { ContactPage } from "#app/pages/contact/content.ts";
import { Link } from "#app/ui/actions/link.tsx";
import styles from "./consent.module.css";

type Props = ContactPage["page"]["consent"];

/** The box is never ticked in advance. */
export function Consent({ notice, label, link }: Props) {
  return (
    <div className={styles.consent}>
      <p className={styles.notice} id="aviso-datos">
        {notice} <Link to="/privacidad">{link}</Link>
      </p>
      <label className={styles.box}>
        <input type="checkbox" name="consent" required aria-describedby="aviso-datos" />
        <span>{label} *</span>
      </label>
      <Honeypot />
    </div>
  );
}

function Honeypot() {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label>
        No escriba aquí
        <input name={honeypotName} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
