import type { PageData } from "#app/content.server/page-data.ts";
import { PrintHead } from "#app/features/quote-list/print-head.tsx";
import { QuoteList } from "#app/features/quote-list/quote-list.tsx";
import { Breadcrumbs } from "#app/layout/breadcrumbs.tsx";
import type { Head } from "#app/router/route.ts";
import { PageHeading } from "#app/sections/page-heading.tsx";
import { Section } from "#app/ui/section.tsx";

export const head = (data: PageData<"quote-list">): Head => data.page.seo;

export default function QuoteListRoute({ data }: { data: PageData<"quote-list"> }) {
  const { page, whatsapp } = data;
  return (
    <Section space="bottom">
      <PrintHead title={page.title} whatsapp={whatsapp}>
        <Breadcrumbs trail={[{ label: page.title }]} />
        <PageHeading title={page.title} lead={page.lead} split="7/5" />
      </PrintHead>
      <QuoteList stored={page.stored} ways={page.ways} />
    </Section>
  );
}
