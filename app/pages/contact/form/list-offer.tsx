import { enquiryPath } from "#app/features/enquiry/enquiry-path.ts";
import { quoteLines } from "#app/features/quote-list/lines.ts";
import { useStoredList } from "#app/hooks/use-stored-list.ts";
import { quoteSizeInWords } from "#app/lib/quote/quote-size.ts";
import { Link } from "#app/ui/actions/link.tsx";
import styles from "./list-offer.module.css";

export function ListOffer({ attached }: { attached: boolean }) {
  const lines = useStoredList(quoteLines);
  if (lines.length === 0) return null;
  return (
    <p className={styles.offer}>
      <span>
        <strong>{attached ? "Su lista va incluida:" : "Tiene una lista:"}</strong> {quoteSizeInWords(lines)}.
      </span>
      {attached ? (
        <Link to="/cotizacion" className="text-action">
          Ver lista
        </Link>
      ) : (
        <Link to={enquiryPath({ subject: "sales", list: true })} className="text-action">
          Incluirla
        </Link>
      )}
    </p>
  );
}
