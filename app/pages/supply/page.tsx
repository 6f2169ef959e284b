import { CtaBand } from "#app/blocks/cta-band.tsx";
import { entryHead } from "#app/blocks/entry/entry-head.ts";
import { EntryHero } from "#app/blocks/entry/entry-hero.tsx";
import { PrintFooter, PrintHeader } from "#app/blocks/entry/print-frame.tsx";
import type { PageData } from "#app/content/views/page-data.ts";
import { enquiryPath } from "#app/features/enquiry/enquiry-path.ts";
import { useScrollToContent } from "#app/router/use-scroll-to-content.ts";
import { DownloadLink } from "#app/ui/actions/download-link.tsx";
import { SupplyGroups } from "./supply-groups.tsx";

export const head = entryHead;

export default function SupplyRoute({ data: page }: { data: PageData<"supply"> }) {
  useScrollToContent();
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
        links={page.sheet && <DownloadLink {...page.sheet}>Descargar especificaciones</DownloadLink>}
      />
      <SupplyGroups page={page} />
      <CtaBand
        {...page.cta}
        to={enquiryPath({ subject: "sales", about: `${page.category.label}: ${page.name}` })}
      />
      <PrintFooter path={page.canonical} />
    </>
  );
}

export { missing } from "#app/pages/not-found/missing-product.ts";
