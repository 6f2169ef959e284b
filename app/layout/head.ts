import { shell } from "virtual:shell";
import type { MetaDescriptor } from "react-router";
import { socialPicturePath } from "#app/lib/social-picture.ts";

type Head = {
  title: string;
  description: string;
  /** The canonical address of the page; a page without one is not for search engines. */
  canonical?: string;
  structuredData?: Record<string, unknown>[];
};

/** The head of a page, in one form for all page types. */
export function head({ title, description, canonical, structuredData = [] }: Head): MetaDescriptor[] {
  const fullTitle = `${title} | ${shell.company.name}`;
  const shared: MetaDescriptor[] = [{ title: fullTitle }, { name: "description", content: description }];
  if (!canonical) return [...shared, { name: "robots", content: "noindex" }];
  const url = `${shell.company.site}${canonical === "/" ? "" : canonical}`;
  return [
    ...shared,
    { tagName: "link", rel: "canonical", href: url },
    { property: "og:type", content: "website" },
    { property: "og:locale", content: "es_EC" },
    { property: "og:site_name", content: shell.company.name },
    { property: "og:title", content: fullTitle },
    { property: "og:description", content: description },
    { property: "og:url", content: url },
    { property: "og:image", content: `${shell.company.site}${socialPicturePath(canonical)}` },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { name: "twitter:card", content: "summary_large_image" },
    ...structuredData.map((data) => ({ "script:ld+json": { "@context": "https://schema.org", ...data } })),
  ];
}
