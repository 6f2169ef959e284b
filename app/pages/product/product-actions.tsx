import { ArrowRight } from "lucide-react";
import styles from "#app/blocks/product/product-foot.module.css";
import type { ProductPage } from "#app/content/views/product.ts";
import type { Choice } from "#app/features/compare/choices.ts";
import { CompareCheckbox } from "#app/features/compare/compare-checkbox.tsx";
import { AddToQuoteButton } from "#app/features/quote-list/add-to-quote-button.tsx";
import type { QuoteItem } from "#app/features/quote-list/lines.ts";
import { ButtonLink } from "#app/ui/actions/button.tsx";
import { DownloadLink } from "#app/ui/actions/download-link.tsx";

type SecondaryProps = { page: Pick<ProductPage, "sheet" | "brochure">; choice?: Choice };

export function ProductActions({
  page,
  choice,
  enquiry,
  item,
}: SecondaryProps & { enquiry: string; item?: QuoteItem }) {
  return (
    <>
      <ButtonLink to={enquiry} icon={<ArrowRight size={20} />}>
        Solicitar más información
      </ButtonLink>
      {item && <AddToQuoteButton look="full" item={item} />}
      <SecondaryActions page={page} choice={choice} />
    </>
  );
}

/** Phones show these actions below the figures. */
export function SecondaryActions({ page: { sheet, brochure }, choice }: SecondaryProps) {
  return (
    <div className={styles.secondary}>
      {sheet && <DownloadLink {...sheet}>Descargar especificaciones</DownloadLink>}
      {brochure && (
        <DownloadLink {...brochure} newTab>
          Descargar Brochure
        </DownloadLink>
      )}
      {choice && <CompareCheckbox choice={choice} />}
    </div>
  );
}
