import { layoutData } from "virtual:layout-data";
import styles from "./no-script-contact.module.css";

const { email, phone, whatsapp } = layoutData.company;

/** Offers other ways of contact when JavaScript is off and the form or list cannot work. */
export function NoScriptContact({ what }: { what: "Este formulario" | "Esta lista" }) {
  return (
    <noscript>
      <p className={styles.ways}>
        {what} necesita JavaScript, que está desactivado en su navegador. Escríbanos a{" "}
        <a href={`mailto:${email}`}>{email}</a>, llámenos al <a href={`tel:${phone.dial}`}>{phone.display}</a>{" "}
        o envíenos un mensaje por <a href={whatsapp}>WhatsApp</a>.
      </p>
    </noscript>
  );
}
