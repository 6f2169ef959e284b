import { layoutData } from "virtual:layout-data";
import { AddToQuoteButton } from "#app/features/quote-list/add-to-quote-button.tsx";
import type { QuoteItem } from "#app/features/quote-list/lines.ts";
import { ButtonLink } from "#app/ui/actions/button.tsx";
import { NewTabNote, newTab } from "#app/ui/actions/new-tab.tsx";
import { WhatsAppGlyph } from "#app/ui/media/glyphs.tsx";
import styles from "./product-foot.module.css";

/** This bar is visible only on phones, where it replaces the floating WhatsApp button. */
export function ProductFoot({ enquiry, item }: { enquiry: string; item?: QuoteItem }) {
  return (
    <div className={styles.foot} data-print="no">
      <ButtonLink to={enquiry}>Solicitar más información</ButtonLink>
      {item && <AddToQuoteButton look="stacked" item={item} />}
      <a className={styles.chat} href={layoutData.company.whatsapp} {...newTab}>
        <WhatsAppGlyph size={24} />
        WhatsApp
        <NewTabNote />
      </a>
    </div>
  );
}
