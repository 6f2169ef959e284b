import { CtaBand } from "#app/blocks/sections/cta-band.tsx";
import type { PageData } from "#app/content/page-data.ts";
import { enquiryPath } from "#app/features/enquiry/enquiry-path.ts";
import { quoteLines } from "#app/features/quote-list/lines.ts";
import { useStoredList } from "#app/hooks/use-stored-list.ts";
import { Blocks } from "#app/ui/blocks.tsx";
import { LazyPart, lazyComponent } from "#app/ui/lazy-part.tsx";
import { OrderTable } from "./order-table.tsx";
import styles from "./page.module.css";
import { SheetHero } from "./sheet-hero.tsx";

/** Loads when the quote list has an item. */
const orderFoot = lazyComponent(() => import("./order-foot.tsx"));

export default function SupplyRoute({ data: page }: { data: PageData<"supply"> }) {
  const lines = useStoredList(quoteLines);
  return (
    <Blocks>
      <SheetHero page={page} />
      <div className={styles.order}>
        <OrderTable page={page} />
        <div role="status" className={styles.status}>
          {lines.length > 0 && (
            <LazyPart component={orderFoot}>{(OrderFoot) => <OrderFoot lines={lines} />}</LazyPart>
          )}
        </div>
      </div>
      <CtaBand
        {...page.cta}
        to={enquiryPath({ subject: "sales", about: `${page.category.label}: ${page.name}` })}
      />
    </Blocks>
  );
}
