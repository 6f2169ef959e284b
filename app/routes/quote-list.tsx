import { site } from "#app/content.server/site.ts";
import { PrintHead } from "#app/features/quote-list/print-head.tsx";
import { QuoteList } from "#app/features/quote-list/quote-list.tsx";
import { Breadcrumbs } from "#app/layout/breadcrumbs.tsx";
import { head } from "#app/layout/head.ts";
import { PageHeading } from "#app/sections/page-heading.tsx";
import { Section } from "#app/ui/section.tsx";
import type { Route } from "./+types/quote-list.ts";

export function loader() {
  const { company, pages } = site();
  return { page: pages.quoteList, whatsapp: company.whatsapp.display };
}

export const meta: Route.MetaFunction = ({ loaderData }) => head(loaderData.page.seo);

export default function QuoteListRoute({ loaderData }: Route.ComponentProps) {
  const { page, whatsapp } = loaderData;
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
