import { rapidPanelPage } from "#app/content.server/panel-page.ts";
import { site } from "#app/content.server/site.ts";
import { foundOrMissing } from "#app/lib/found-or-missing.ts";
import { useScrollToContent } from "#app/lib/scroll-to-content.ts";
import { entryHead } from "#app/sections/entry-head.ts";
import { EntryHero } from "#app/sections/entry-hero.tsx";
import { ProductNotFound, productNotFoundHead } from "#app/sections/product-not-found.tsx";
import { RapidAdviser } from "#app/sections/rapid-adviser.tsx";
import { RapidGroups } from "#app/sections/rapid-groups.tsx";
import { RapidTime } from "#app/sections/rapid-time.tsx";
import { Section } from "#app/ui/section.tsx";
import type { Route } from "./+types/rapid-tests.ts";

export function loader({ params }: Route.LoaderArgs) {
  const page = rapidPanelPage(site(), "serologia", params.product);
  if (!page) throw new Response(null, { status: 404 });
  return page;
}

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return foundOrMissing(serverLoader);
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? entryHead(loaderData) : productNotFoundHead;

export default function RapidTestsRoute({ loaderData: page, params }: Route.ComponentProps) {
  useScrollToContent();
  if (!page) return <ProductNotFound segments={["serologia", params.product]} />;
  return (
    <>
      <EntryHero
        crumbs={page.crumbs}
        back={{ label: "Volver a productos", to: "/productos" }}
        title={page.name}
        lead={page.lead}
        picture={page.picture}
        elevation={page.elevation}
      />
      <Section space="bottom">
        <RapidTime time={page.resultTime} />
        <RapidGroups groups={page.groups}>
          <RapidAdviser adviser={page.adviser} name={page.name} />
        </RapidGroups>
      </Section>
    </>
  );
}
