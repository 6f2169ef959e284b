import { bounds } from "#app/content/catalogue/specifications.ts";
import type { Specification } from "#app/content/schema/quantities.ts";
import { formatNumber, range } from "#app/lib/text/format.ts";
import { keepTogether } from "#app/lib/text/keep-together.ts";
import { fault } from "./checks/faults.ts";
import { fieldsIn } from "./checks/fields.ts";
import type { Content } from "./content.ts";
import { formatPath } from "./parse.ts";

/** Matches «{bga-102.result-time}», with which a text refers to a product's figure. */
const figureName = /\{([a-z0-9-]+\.[a-z0-9-]+)\}/g;

const folders = ["categories", "products"] as const;

export function withFigures(content: Content): Content {
  const figures = figuresOf(content);
  return {
    ...content,
    categories: filled(content.categories, figures),
    products: filled(content.products, figures),
  };
}

export function checkNamedFigures(content: Content): string[] {
  const figures = figuresOf(content);
  return folders.flatMap((folder) =>
    content[folder].flatMap((item) =>
      fieldsIn(item).flatMap(({ path, value }) =>
        [...String(value).matchAll(figureName)]
          .filter(([, name = ""]) => !figures.has(name))
          .map(([found]) =>
            fault(
              `${folder}/${item.id}.yaml`,
              formatPath(path),
              found,
              "ningún equipo tiene esa cifra; escriba {equipo.parámetro}, por ejemplo {bga-102.result-time}",
            ),
          ),
      ),
    ),
  );
}

function figuresOf({ products }: Content): Map<string, string> {
  return new Map(
    products.flatMap(({ id, specifications = [] }) =>
      specifications.flatMap((row) => {
        const number = numberOf(row);
        return number === undefined ? [] : [[`${id}.${row.parameter}`, number] as const];
      }),
    ),
  );
}

/** Returns the bare number. The sentence supplies words such as «al menos» or «hasta». */
function numberOf(row: Specification): string | undefined {
  const stated = bounds(row);
  if (!stated) return undefined;
  const high = formatNumber(stated.high, row.decimals);
  return stated.low === undefined ? high : range(formatNumber(stated.low, row.decimals), high);
}

function filled<T>(value: T, figures: ReadonlyMap<string, string>): T {
  const fill = (item: unknown): unknown => {
    if (typeof item === "string") {
      // Repeats `keepTogether`, because the schema ran it before the number was inserted.
      return item.search(figureName) >= 0
        ? keepTogether(item.replace(figureName, (found, name) => figures.get(name) ?? found))
        : item;
    }
    if (Array.isArray(item)) return item.map(fill);
    if (typeof item !== "object" || item === null) return item;
    return Object.fromEntries(Object.entries(item).map(([key, child]) => [key, fill(child)]));
  };
  return fill(value) as T;
}
