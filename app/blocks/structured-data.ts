import { layoutData } from "virtual:layout-data";
import type { SpecificationRow } from "#app/content/catalogue/specifications.ts";
import type { Picture } from "#app/lib/picture-files.ts";
import { pictureFile, pictureWidths } from "#app/lib/picture-files.ts";
import type { Crumb, LabelledLink, ProductRef } from "#app/lib/shapes.ts";
import { withPrefix } from "#app/lib/text/format.ts";
import { type PlainPage, textsOf } from "./page-head.ts";

/** JSON-LD (docs/decisions/017). Search engines read it in the HTML, so browsers do not load this code. */

type Data = Record<string, unknown>;

const absolute = (path: string) => `${layoutData.company.site}${path === "/" ? "" : path}`;

/** For pages without a structured-data.ts. */
export function pageData({ canonical, trail, organization, ...data }: PlainPage): Data[] {
  const { faq } = textsOf(data);
  return [
    ...(organization ? [organization] : []),
    ...(faq ? [questionData(faq.items)] : []),
    ...(trail.length > 0 ? [breadcrumbData(trail, canonical)] : []),
  ];
}

export function breadcrumbData(trail: Crumb[], canonical: string): Data {
  return {
    "@type": "BreadcrumbList",
    itemListElement: trail.map((crumb, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: crumb.label,
      item: absolute(crumb.to ?? canonical),
    })),
  };
}

type ProductData = ProductRef & {
  lead: string;
  category: LabelledLink;
  specifications: SpecificationRow[];
  service: SpecificationRow[];
};

export function equipmentData(page: ProductData & { trail: Crumb[] }): Data[] {
  return [productData(page), breadcrumbData(page.trail, page.path)];
}

function productData(product: ProductData): Data {
  const { name, lead, brand, category, path, picture, specifications, service } = product;
  return {
    "@type": "ProductModel",
    name,
    description: lead,
    category: category.label,
    url: absolute(path),
    image: picture && absolute(largestFile(picture)),
    brand: brand && { "@type": "Brand", name: brand },
    additionalProperty: [...specifications, ...service].map((row) => ({
      "@type": "PropertyValue",
      name: row.parameter,
      value: withPrefix(row),
      unitText: row.unit,
      description: row.note,
    })),
  };
}

export function itemListData(name: string, items: Pick<ProductRef, "name" | "path">[]): Data {
  return {
    "@type": "ItemList",
    name,
    numberOfItems: items.length,
    itemListElement: items.map((item, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: item.name,
      url: absolute(item.path),
    })),
  };
}

type TestData = { name: string; otherNames: string[]; purpose: string; canonical: string };

/** Contains no reference values and does not interpret results. */
export function medicalTestData({ name, otherNames, purpose, canonical }: TestData): Data {
  return {
    "@type": "MedicalTest",
    name,
    alternateName: otherNames.length > 0 ? otherNames : undefined,
    description: purpose,
    url: absolute(canonical),
  };
}

export function questionData(items: { question: string; answer: string }[]): Data {
  return {
    "@type": "FAQPage",
    mainEntity: items.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}

export function definedTermsData(
  name: string,
  path: string,
  terms: { id: string; term: string; short: string; text: string }[],
): Data {
  return {
    "@type": "DefinedTermSet",
    name,
    url: absolute(path),
    hasDefinedTerm: terms.map(({ id, term, short, text }) => ({
      "@type": "DefinedTerm",
      name: term,
      description: `${short} ${text}`,
      url: `${absolute(path)}#${id}`,
    })),
  };
}

function largestFile(picture: Picture): string {
  return pictureFile(picture, Math.max(...pictureWidths(picture.width, "webp")), "webp");
}
