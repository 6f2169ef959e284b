import { layoutData } from "virtual:layout-data";
import styles from "./no-script-contact.module.css";

const { email, phone, whatsapp } = layoutData.company;

/**
 * Offers other ways of contact. Only styles/no-script.css and ui/delivered-html.tsx show it, both in delivered HTML, so
 * the text is not part of the code that the browser loads: React keeps what it finds in the element.
 */
export function NoScriptContact({ what }: { what: "Este formulario" | "Esta lista" }) {
  const __html = import.meta.env.SSR
    ? `${what} necesita JavaScript, que no funciona en su navegador. Escríbanos a <a href="mailto:${email}">${email}</a>, llámenos al <a href="tel:${phone.dial}">${phone.display}</a> o envíenos un mensaje por <a href="${whatsapp}">WhatsApp</a>.`
    : "";
  return (
    <p
      hidden
      data-without-script
      className={styles.ways}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own words and the checked data of the company
      dangerouslySetInnerHTML={{ __html }}
    />
  );
}
