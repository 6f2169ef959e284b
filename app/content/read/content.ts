import type { Example } from "#app/content/schema/examples.ts";
import type {
  Brand,
  Category,
  Company,
  Equipment,
  Navigation,
  Pages,
  Panel,
  Supply,
} from "#app/content/schema/files.ts";
import type { Parameter } from "#app/content/schema/quantities.ts";

/** All of content/, read and checked. */
export type Content = {
  company: Company;
  examples: Example[];
  navigation: Navigation;
  parameters: Record<string, Parameter>;
  pages: Pages;
  brands: Brand[];
  categories: Category[];
  products: Equipment[];
  panels: Panel[];
  supplies: Supply[];
};

export class ContentError extends Error {
  override name = "ContentError";
  readonly faults: string[];
  constructor(faults: string[]) {
    super(`El contenido tiene ${faults.length} error(es):\n${faults.join("\n")}`);
    this.faults = faults;
  }
}
