import { ArrowRight, Plus } from "lucide-react";
import type { ComparedProduct } from "#app/content/outputs/comparison.ts";
import { enquiryPath } from "#app/features/enquiry/enquiry-path.ts";
import { notify } from "#app/features/notices/use-notices.ts";
import { addLine } from "#app/features/quote-list/lines.ts";
import { joinList } from "#app/lib/text/format.ts";
import { navigate } from "#app/router/navigation.ts";
import { ButtonLink } from "#app/ui/actions/button.tsx";
import { thumbnail } from "#app/ui/media/picture.tsx";
import styles from "./comparison-foot.module.css";

export function ComparisonFoot({ products }: { products: ComparedProduct[] }) {
  const count = products.length;
  const all = count === 1 ? "el equipo" : `los ${count}`;

  function collect() {
    const added = products.map(({ id, name, brand, path, picture, category }) => {
      const context = [brand, category.label].filter(Boolean).join(" · ");
      return addLine(
        { id, kind: "equipment", name, brand, path, context, thumb: thumbnail(picture) },
        1,
        true,
      );
    });
    // addLine has already told the visitor that the list is full.
    if (added.includes(false)) return;
    notify({
      text: count === 1 ? "El equipo está en su lista." : `Los ${count} están en su lista.`,
      icon: "done",
      actions: [{ label: "Ver lista", run: () => navigate("/cotizacion") }],
    });
  }

  return (
    <div className={styles.foot} data-print="no">
      <div className={styles.content}>
        <p className={styles.names}>{joinList(products.map(({ shortName }) => shortName))}</p>
        <button type="button" className={styles.collect} onClick={collect}>
          <Plus size={18} />
          <span>
            Añadir {all} <span className={styles.more}>a la lista</span>
          </span>
        </button>
        <ButtonLink
          to={enquiryPath({ subject: "sales", about: joinList(products.map(({ name }) => name)) })}
          variant="on-colour"
          icon={<ArrowRight size={20} />}
        >
          Cotizar {all}
        </ButtonLink>
      </div>
    </div>
  );
}
