import { PageHeading } from "#app/blocks/page-heading.tsx";
import type { PageData } from "#app/content/views/page-data.ts";
import type { Head } from "#app/router/route.ts";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { Section } from "#app/ui/section.tsx";
import { PrintHead } from "./print-head.tsx";
import { QuoteList } from "./quote-list.tsx";

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
