import { layoutData } from "virtual:layout-data";
import { Phone } from "lucide-react";
import { ButtonAnchor } from "#app/ui/actions/button.tsx";
import { NewTabNote, newTab } from "#app/ui/actions/new-tab.tsx";
import { WhatsAppGlyph } from "#app/ui/media/glyphs.tsx";
import styles from "./urgent-channels.module.css";

const { phone, whatsapp } = layoutData.company;

export function UrgentChannels() {
  return (
    <div className={styles.channels}>
      <ButtonAnchor href={whatsapp} icon={<WhatsAppGlyph size={20} />} iconFirst {...newTab}>
        Escribir por WhatsApp
        <NewTabNote />
      </ButtonAnchor>
      <ButtonAnchor variant="secondary" href={`tel:${phone.dial}`} icon={<Phone size={20} />} iconFirst>
        Llamar al {phone.display}
      </ButtonAnchor>
    </div>
  );
}
