import { shell } from "virtual:shell";
import type { ShouldRevalidateFunctionArgs } from "react-router";
import { categoryLinks, categoryView } from "#app/content.server/category-page.ts";
import { site } from "#app/content.server/site.ts";
import { Breadcrumbs } from "#app/layout/breadcrumbs.tsx";
import { head } from "#app/layout/head.ts";
import { breadcrumbData, itemListData } from "#app/layout/structured-data.ts";
import { foundOrMissing } from "#app/lib/found-or-missing.ts";
import { CategoryGrid } from "#app/sections/category-grid.tsx";
import { CategoryLayout } from "#app/sections/category-layout.tsx";
import { PageHeading } from "#app/sections/page-heading.tsx";
import { ProductGrid } from "#app/sections/product-grid.tsx";
import { categoryName } from "#app/sections/product-not-found.tsx";
import { Section } from "#app/ui/section.tsx";
import type { Route } from "./+types/category.ts";

export function loader({ params }: Route.LoaderArgs) {
  const view = categoryView(site(), params.category);
  if (!view) throw new Response(null, { status: 404 });
  return { view, links: categoryLinks(site()) };
}

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return foundOrMissing(serverLoader);
}

/** Filters narrow what is already here: a change of the query alone brings nothing new. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const onlyTheQuery = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return onlyTheQuery ? false : defaultShouldRevalidate;
}

export const meta: Route.MetaFunction = ({ loaderData, params }) =>
  loaderData
    ? head({
        ...loaderData.view.seo,
        canonical: loaderData.view.canonical,
        structuredData: [
          breadcrumbData(categoryCrumbs(loaderData.view.label), loaderData.view.canonical),
          itemListData(loaderData.view.label, [...loaderData.view.cards, ...loaderData.view.later]),
        ],
      })
    : head({ title: categoryName(params.category), description: shell.emptyCategory });

export default function CategoryPage({ loaderData, params }: Route.ComponentProps) {
  if (!loaderData) return <UnknownCategory id={params.category} />;
  const { view, links } = loaderData;
  return (
    <Section space="bottom">
      <Breadcrumbs trail={categoryCrumbs(view.label)} />
      <PageHeading title={view.name} lead={view.lead} />
      <CategoryLayout links={links} selected={view.id}>
        <CategoryGrid key={view.id} view={view} />
      </CategoryLayout>
    </Section>
  );
}

function UnknownCategory({ id }: { id: string }) {
  const name = categoryName(id);
  const links = shell.menuColumns
    .flat()
    .map((group) => ({ id: group.id, name: group.name, path: group.path }));
  return (
    <Section space="bottom">
      <Breadcrumbs trail={categoryCrumbs(name)} />
      <PageHeading title={name} />
      <CategoryLayout links={links} selected={id}>
        <ProductGrid cards={[]} />
      </CategoryLayout>
    </Section>
  );
}

function categoryCrumbs(label: string) {
  return [{ label: "Productos", to: "/productos" }, { label }];
}
