import type { CmsConfig, CollectionFile, EntryCollection } from "@sveltia/cms";
import type { z } from "zod";
import { entryPath } from "#app/content/catalogue/addresses.ts";
import type { Entry } from "#app/content/catalogue/site.ts";
import { fixedPages } from "#app/content/pages.ts";
import { schemasByFile, schemasByFolder } from "#app/content/schema/files.ts";
import { categoryPath } from "#app/lib/addresses/category-pages.ts";
import { testPath } from "#app/lib/addresses/test-address.ts";
import { fieldOf, fieldsOf, type Shape, shapeOf } from "./forms.ts";

type Collections = NonNullable<CmsConfig["collections"]>;
type Singletons = NonNullable<CmsConfig["singletons"]>;
type Folder = keyof typeof schemasByFolder;

/** The icon of a folder, and the address of an entry's page by kind. Schemas contain neither. */
const folderSettings: Record<Folder, { icon: string; page: (kind: string) => string }> = {
  products: { icon: "biotech", page: pageOfEntry },
  panels: { icon: "checklist", page: pageOfEntry },
  supplies: { icon: "science", page: pageOfEntry },
  tests: { icon: "labs", page: () => testPath("{{slug}}") },
  categories: { icon: "category", page: () => categoryPath("{{slug}}") },
  brands: { icon: "sell", page: () => fixedPages.brands.path },
};

const fileSettings: Record<keyof typeof schemasByFile, { icon: string; page: string }> = {
  "company.yaml": { icon: "apartment", page: fixedPages.contact.path },
  "navigation.yaml": { icon: "menu", page: fixedPages.home.path },
  "coverage.yaml": { icon: "map", page: fixedPages.clients.path },
  "directory.yaml": { icon: "sort_by_alpha", page: fixedPages.tests.path },
  "redirects.yaml": { icon: "alt_route", page: fixedPages.home.path },
  "parameters.yaml": { icon: "straighten", page: fixedPages.compare.path },
  "pages/product.yaml": { icon: "description", page: fixedPages.catalogue.path },
  "vocabulary/not-offered.yaml": { icon: "block", page: fixedPages.search.path },
  "vocabulary/rivals.yaml": { icon: "swap_horiz", page: fixedPages.search.path },
  "vocabulary/places.yaml": { icon: "location_on", page: fixedPages.search.path },
  "vocabulary/faults.yaml": { icon: "build", page: fixedPages.search.path },
  "vocabulary/needs.yaml": { icon: "handshake", page: fixedPages.search.path },
  "vocabulary/words.yaml": { icon: "abc", page: fixedPages.search.path },
  "examples.yaml": { icon: "edit_note", page: fixedPages.home.path },
  "claims.yaml": { icon: "verified", page: fixedPages.home.path },
};

function pageOfEntry(kind: string): string {
  return entryPath({ kind, category: "{{category}}", series: "{{series}}", id: "{{slug}}" } as Entry);
}

export function entryCollections(): Collections {
  return Object.entries(schemasByFolder).flatMap(([folder, schema]) => {
    const { icon, page } = folderSettings[folder as Folder];
    return kindsOf(schema).map((shape) => {
      const kind = kindOf(shape);
      const pluralLabel = shape.plural ?? shape.title ?? folder;
      return {
        name: collectionName(folder, kind),
        label: pluralLabel,
        label_singular: shape.title,
        description: shape.description,
        icon,
        folder: `content/${folder}`,
        filter: kind ? { field: "kind", value: kind } : undefined,
        preview_path: page(kind ?? ""),
        summary: shape.properties?.label ? "{{label}}" : "{{name}}",
        ...commonOptions,
        sortable_fields: ["name", "order", "updated"].filter((name) => name in (shape.properties ?? {})),
        fields: fieldsOf(shape),
      } satisfies EntryCollection;
    });
  });
}

/** Two lists for reference fields: one with all equipment, one with all entries. The menu hides both. */
export function hiddenCollections(): Collections {
  const fields = ["name", "kind"].map((name) => ({ name, label: name, widget: "string" as const }));
  const hidden = { ...commonOptions, hide: true, create: false, fields };
  const every = { field: "kind", pattern: "." };
  return [
    { ...hidden, name: "equipment", label: "Todos los equipos", folder: "content/products" },
    {
      ...hidden,
      name: "entries",
      label: "Todo el catálogo",
      folder: "content",
      path: "{{kind}}/{{slug}}",
      filter: every,
    },
  ];
}

const commonOptions = {
  extension: "yaml",
  format: "yaml",
  identifier_field: "name",
  slug: {
    template: "{{name}}",
    editable: ["create" as const],
    hint: "Última parte de la dirección de la página y nombre del archivo; después no se cambia",
    pattern: ["^[a-z0-9]+(-[a-z0-9]+)*$", "use minúsculas, números y guiones, por ejemplo «maglumi-x6»"] as [
      string,
      string,
    ],
  },
};

/** If a schema is a union, each kind has its own form. */
function kindsOf(schema: z.ZodType): Shape[] {
  const shape = shapeOf(schema);
  return shape.oneOf ?? [shape];
}

function kindOf(shape: Shape): string | undefined {
  const kind = shape.properties?.kind?.const;
  return kind === undefined ? undefined : String(kind);
}

/** The collection of a folder's main kind has the name of the folder. */
function collectionName(folder: string, kind?: string): string {
  return kind && kind !== "product" && kind !== "supply" ? kind : folder;
}

export function singleForms(): Singletons {
  const pages = Object.entries(fixedPages).flatMap(([id, page]) =>
    "schema" in page ? [pageForm(id, page)] : [],
  );
  const others = Object.entries(schemasByFile).map(([file, schema]) => {
    const { icon, page } = fileSettings[file as keyof typeof schemasByFile];
    return singleForm(file, schema, icon, page);
  });
  return [...others, { divider: true }, ...pages];
}

/** The prefix distinguishes a page from a list with the same name, such as «Marcas». */
function pageForm(id: string, { schema, path }: { schema: z.ZodType; path: string }): CollectionFile {
  const form = singleForm(`pages/${id}.yaml`, schema, "article", path);
  return { ...form, label: `Página «${form.label}»` };
}

function singleForm(file: string, schema: z.ZodType, icon: string, page: string): CollectionFile {
  const shape = shapeOf(schema);
  const name = file.replace(/\.yaml$/, "").replace("/", "-");
  return {
    name,
    label: shape.title ?? name,
    icon,
    file: `content/${file}`,
    format: "yaml",
    preview_path: page,
    fields: shape.type === "array" ? [wholeFile(name, shape)] : fieldsOf(shape),
  };
}

/** A file that is one list. The form counts its items: «156 cosas que no se ofrecen». */
function wholeFile(name: string, shape: Shape) {
  return { ...fieldOf(name, { ...shape, title: shape.plural ?? shape.title }, false), root: true };
}
