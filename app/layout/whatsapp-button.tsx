import { shell } from "virtual:shell";
import { WhatsAppGlyph } from "#app/ui/media/glyphs.tsx";
import styles from "./whatsapp-button.module.css";

export function WhatsAppButton() {
  return (
    <aside aria-label="Contacto directo">
      <a
        className={styles.button}
        href={shell.company.whatsapp}
        target="_blank"
        rel="noopener noreferrer"
        aria-label="Escribir por WhatsApp (se abre en otra pestaña)"
      >
        <WhatsAppGlyph size={32} />
      </a>
    </aside>
  );
}
