import { layoutData } from "virtual:layout-data";
import { memo, useDeferredValue, useMemo } from "react";
import { useClientValue } from "#app/hooks/use-client-value.ts";
import { socialPicturePath } from "#app/lib/addresses/social-picture.ts";
import type { Head, PageView } from "#app/router/route.ts";
import { useLocation } from "#app/router/use-location.ts";
import { ErrorBoundary } from "#app/ui/error-boundary.tsx";

const { company } = layoutData;

export function HeadTags({ head }: { head: PageView["head"] }) {
  const location = useLocation();
  // The static HTML has no query, so hydration must not use one.
  const search = useClientValue(location.search, "");
  const page = useMemo(() => head({ ...location, search }), [head, location, search]);
  const title = titleOf(page.title);
  const machineTags = <MachineTags page={useDeferredValue(page)} title={useDeferredValue(title)} />;
  return (
    <>
      <title>{title}</title>
      <ErrorBoundary resetKey={head} fallback={() => null}>
        {() => machineTags}
      </ErrorBoundary>
    </>
  );
}

/** Search engines cut longer titles. Such titles end with a part of the company's name. */
const maxTitleLength = 70;

function titleOf(page: string): string {
  const title = `${page} | ${company.name}`;
  return title.length <= maxTitleLength ? title : `${page} | ${company.nameParts[0]}`;
}

/** Only machines read these tags, so they render after the page. */
const MachineTags = memo(function MachineTags({ page, title }: { page: Head; title: string }) {
  const { description, canonical } = page;
  return (
    <>
      <meta name="description" content={description} />
      {canonical ? (
        <Shared title={title} description={description} canonical={canonical} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
    </>
  );
});

function Shared({ title, description, canonical }: Record<"title" | "description" | "canonical", string>) {
  const url = `${company.site}${canonical === "/" ? "" : canonical}`;
  return (
    <>
      <link rel="canonical" href={url} />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content="es_EC" />
      <meta property="og:site_name" content={company.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={`${company.site}${socialPicturePath(canonical)}`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
