import { toolItems } from "#app/blocks/cards/tool-items.ts";
import type { ProductPage } from "#app/content/views/product.ts";
import { CompareCheckbox } from "#app/features/compare/compare-checkbox.tsx";
import { AddToQuoteButton } from "#app/features/quote-list/add-to-quote-button.tsx";
import { DownloadLink } from "#app/ui/actions/download-link.tsx";
import styles from "./product-actions.module.css";

/** What one can do with a product besides asking: quote it; then, quieter, take its sheet or compare it. */
export function ProductActions({ page }: { page: ProductPage }) {
  const { sheet, brochure } = page;
  const tools = toolItems({ ...page, equipment: page.series ? "series" : "single" });
  return (
    <>
      {tools && <AddToQuoteButton labelled item={tools.item} />}
      <div className={styles.quiet}>
        {sheet && <DownloadLink {...sheet}>Descargar especificaciones</DownloadLink>}
        {brochure && (
          <DownloadLink {...brochure} newTab>
            Descargar Brochure
          </DownloadLink>
        )}
        {tools?.choice && <CompareCheckbox choice={tools.choice} />}
      </div>
    </>
  );
}
