import { ArrowLeft } from "lucide-react";
import type { ProductPage } from "#app/content/views/product.ts";
import { Link } from "#app/ui/actions/link.tsx";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import styles from "./stage-head.module.css";

type Props = { page: Pick<ProductPage, "trail" | "back" | "brand" | "name" | "lead"> };

/** Phones show a link back instead of the breadcrumbs. */
export function StageHead({ page }: Props) {
  return (
    <>
      <Breadcrumbs trail={page.trail} />
      <Link to={page.back.to} className={styles.back}>
        <ArrowLeft size={18} />
        {page.back.label}
      </Link>
      <div className={styles.head}>
        <div>
          {page.brand && <p className={styles.brand}>{page.brand}</p>}
          <h1>{page.name}</h1>
        </div>
        <p className={styles.lead}>{page.lead}</p>
      </div>
    </>
  );
}
