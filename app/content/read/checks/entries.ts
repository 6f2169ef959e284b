import { entryPath } from "#app/content/catalogue/addresses.ts";
import type { Entry } from "#app/content/catalogue/site.ts";
import type { Content } from "#app/content/read/content.ts";
import { categoryPath } from "#app/lib/category-pages.ts";
import { fault } from "./faults.ts";

const folders = ["products", "panels", "supplies"] as const;

/** Whatever has a page below a category, with its file. */
export function entriesIn(content: Content): { file: string; entry: Entry }[] {
  return folders.flatMap((folder) =>
    content[folder].map((entry: Entry) => ({ file: `${folder}/${entry.id}.yaml`, entry })),
  );
}

/** Entries of all folders are looked up by their ids, so that two of one name would hide one another. */
export function checkIds(content: Content): string[] {
  const named = Map.groupBy(entriesIn(content), ({ entry }) => entry.id);
  return [...named].flatMap(([id, [first, ...others]]) =>
    others.map(({ file }) => fault(file, "(nombre)", id, `ya existe content/${first?.file}`)),
  );
}

/** Panels share one address per category, and aliases may meet the name of a product. */
export function checkAddresses(content: Content): string[] {
  const taken = new Map<string, { file: string; id: string }>();
  return entriesIn(content).flatMap(({ file, entry }) =>
    addressesOf(entry).flatMap(({ path, field, found }) => {
      const owner = taken.get(path) ?? { file, id: entry.id };
      taken.set(path, owner);
      // Two of one name are a fault of their own.
      if (owner.id === entry.id) return [];
      return [fault(file, field, found, `la dirección ${path} ya es de content/${owner.file}`)];
    }),
  );
}

type Named = { path: string /** The field that decides the address. */; field: string; found: string };

function addressesOf(entry: Entry): Named[] {
  const path = entryPath(entry);
  const base = categoryPath(entry.category);
  switch (entry.kind) {
    case "test-panel":
      return [{ path, field: "category", found: entry.category }];
    case "rapid-panel":
      return [
        { path, field: "category", found: entry.category },
        ...entry.aliases.map((alias, index) => ({
          path: `${base}/${alias}`,
          field: `aliases[${index}]`,
          found: alias,
        })),
      ];
    default:
      return [{ path, field: "(nombre)", found: entry.id }];
  }
}
