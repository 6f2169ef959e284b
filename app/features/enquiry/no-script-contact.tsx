import { layoutData } from "virtual:layout-data";
import styles from "./no-script-contact.module.css";

const { email, phone, whatsapp } = layoutData.company;

/**
 * Hidden until styles/no-script.css or ui/delivered-html.tsx shows it. Only the prerendered HTML contains the
 * text. React keeps it there, so the scripts need no copy.
 */
export function NoScriptContact({ what }: { what: "Este formulario" | "Esta lista" }) {
  const __html = import.meta.env.SSR
    ? `${what} necesita JavaScript, que no funciona en su navegador. Escríbanos a <a href="mailto:${email}">${email}</a>, llámenos al <a href="tel:${phone.dial}">${phone.display}</a> o envíenos un mensaje por <a href="${whatsapp}">WhatsApp</a>.`
    : "";
  return (
    <p
      hidden
      data-without-script
      className={styles.channels}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: constant text and company data that the build has checked
      dangerouslySetInnerHTML={{ __html }}
    />
  );
}
