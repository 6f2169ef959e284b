import type { PageData } from "#app/content.server/page-data.ts";
import { enquiryPath } from "#app/lib/enquiry-path.ts";
import { useScrollToContent } from "#app/router/scroll-to-content.ts";
import { CtaBand } from "#app/sections/cta-band.tsx";
import { entryHead } from "#app/sections/entry-head.ts";
import { EntryHero } from "#app/sections/entry-hero.tsx";
import { PrintFoot, PrintHead } from "#app/sections/print-frame.tsx";
import { SupplyGroups } from "#app/sections/supply-groups.tsx";
import { DownloadLink } from "#app/ui/download-link.tsx";

export const head = entryHead;

export default function SupplyRoute({ data: page }: { data: PageData<"supply"> }) {
  useScrollToContent();
  return (
    <>
      <PrintHead />
      <EntryHero
        crumbs={page.crumbs}
        back={page.back}
        title={page.name}
        lead={page.lead}
        picture={page.picture}
        elevation={page.elevation}
        links={page.sheet && <DownloadLink {...page.sheet}>Descargar especificaciones</DownloadLink>}
      />
      <SupplyGroups page={page} />
      <CtaBand {...page.cta} to={enquiryPath({ subject: "sales", about: `Insumos médicos: ${page.name}` })} />
      <PrintFoot path={page.canonical} />
    </>
  );
}

export { missing } from "#app/sections/missing-product.ts";
