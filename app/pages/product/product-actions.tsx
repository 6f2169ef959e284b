import { toolItems } from "#app/blocks/cards/tool-items.ts";
import type { ProductPage } from "#app/content/views/product.ts";
import { CompareBox } from "#app/features/compare/compare-box.tsx";
import { ListButton } from "#app/features/quote-list/list-button.tsx";
import { DownloadLink } from "#app/ui/actions/download-link.tsx";
import styles from "./product-actions.module.css";

/** What one can do with a product besides asking: quote it; then, quieter, take its sheet or compare it. */
export function ProductActions({ page }: { page: ProductPage }) {
  const { sheet, brochure } = page;
  const tools = toolItems({
    ...page,
    path: page.canonical,
    equipment: page.series ? "series" : "single",
  });
  return (
    <>
      {tools && <ListButton labelled item={tools.item} />}
      <div className={styles.quiet}>
        {sheet && <DownloadLink {...sheet}>Descargar especificaciones</DownloadLink>}
        {brochure && (
          <DownloadLink {...brochure} newTab>
            Descargar Brochure
          </DownloadLink>
        )}
        {tools?.choice && <CompareBox choice={tools.choice} />}
      </div>
    </>
  );
}
