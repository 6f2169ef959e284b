import { EntryHero } from "#app/blocks/entry/entry-hero.tsx";
import { PrintFooter, PrintHeader } from "#app/blocks/entry/print-frame.tsx";
import { entryHead } from "#app/blocks/entry-head.ts";
import { CtaBand } from "#app/blocks/sections/cta-band.tsx";
import type { PageData } from "#app/content/page-data.ts";
import { enquiryPath } from "#app/features/enquiry/enquiry-path.ts";
import { DownloadLink } from "#app/ui/actions/download-link.tsx";
import { CapIndex } from "./cap-index.tsx";
import { OrderFoot } from "./order-foot.tsx";
import { OrderTable } from "./order-table.tsx";
import styles from "./page.module.css";

export const head = entryHead;

export default function SupplyRoute({ data: page }: { data: PageData<"supply"> }) {
  return (
    <>
      <PrintHeader />
      <EntryHero
        trail={page.trail}
        back={page.back}
        title={page.name}
        lead={page.lead}
        picture={page.picture}
        elevation={page.elevation}
        links={
          <>
            <CapIndex page={page} />
            {page.sheet && <DownloadLink {...page.sheet}>Descargar especificaciones</DownloadLink>}
          </>
        }
        phone="text"
      />
      <div className={styles.order}>
        <OrderTable page={page} />
        <OrderFoot />
      </div>
      <CtaBand
        {...page.cta}
        to={enquiryPath({ subject: "sales", about: `${page.category.label}: ${page.name}` })}
      />
      <PrintFooter path={page.canonical} />
    </>
  );
}
