import { shell } from "virtual:shell";
import { newTab } from "#app/ui/actions/new-tab.tsx";
import { WhatsAppGlyph } from "#app/ui/media/glyphs.tsx";
import styles from "./whatsapp-button.module.css";

export function WhatsAppButton() {
  return (
    <aside aria-label="Contacto directo">
      <a
        className={styles.button}
        href={shell.company.whatsapp}
        {...newTab}
        aria-label="Escribir por WhatsApp (se abre en otra pestaña)"
      >
        <WhatsAppGlyph size={32} />
      </a>
    </aside>
  );
}
