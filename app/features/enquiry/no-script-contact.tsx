import { layoutData } from "virtual:layout-data";
import styles from "./no-script-contact.module.css";

const { email, phone, whatsapp } = layoutData.company;

/** Offers other ways of contact. Only styles/no-script.css and ui/delivered-html.tsx show it. */
export function NoScriptContact({ what }: { what: "Este formulario" | "Esta lista" }) {
  return (
    <p hidden data-without-script className={styles.ways}>
      {what} necesita JavaScript, que no funciona en su navegador. Escríbanos a{" "}
      <a href={`mailto:${email}`}>{email}</a>, llámenos al <a href={`tel:${phone.dial}`}>{phone.display}</a> o
      envíenos un mensaje por <a href={whatsapp}>WhatsApp</a>.
    </p>
  );
}
