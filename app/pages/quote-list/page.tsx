import { PageHeading } from "#app/blocks/sections/page-heading.tsx";
import type { PageData } from "#app/content/page-data.ts";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { Section } from "#app/ui/section.tsx";
import { QuoteList } from "./quote-list.tsx";
import { QuotePrintHeader } from "./quote-print-header.tsx";

/** The heading has the same columns as the list and the message below it. */
const columns = { "--columns": "7fr 5fr", "--gutter": "clamp(2rem, 5.55vw, 5rem)" };

export default function QuoteListRoute({ data }: { data: PageData<"quote-list"> }) {
  const { page, whatsapp, supplies, trail } = data;
  return (
    <Section space="bottom">
      <div data-print="no">
        <Breadcrumbs trail={trail} />
      </div>
      <QuotePrintHeader whatsapp={whatsapp}>
        <PageHeading title={page.title} lead={page.lead} style={columns} />
      </QuotePrintHeader>
      <QuoteList storageNote={page.stored} sendingNote={page.ways} supplies={supplies} />
    </Section>
  );
}
