import { z } from "zod";
import { brand, category, equipmentFile, navigation } from "./catalogue.ts";
import { company } from "./company.ts";
import { examples } from "./examples.ts";
import * as pages from "./pages.ts";
import { panelFile } from "./panels.ts";
import { privacy } from "./privacy.ts";
import { parameter } from "./quantities.ts";
import { quoteList } from "./quote-list.ts";
import { search } from "./search.ts";
import { id } from "./shared.ts";
import { supplyFile } from "./supplies.ts";

/** Files of which there is one, by their path inside content/. */
export const singleFiles = {
  "company.yaml": company,
  "examples.yaml": examples,
  "navigation.yaml": navigation,
  "parameters.yaml": z.record(id, parameter),
  "pages/home.yaml": pages.home,
  "pages/catalogue.yaml": pages.catalogue,
  "pages/product.yaml": pages.product,
  "pages/support.yaml": pages.support,
  "pages/clients.yaml": pages.clients,
  "pages/brands.yaml": pages.brands,
  "pages/contact.yaml": pages.contact,
  "pages/about.yaml": pages.about,
  "pages/search.yaml": search,
  "pages/quote-list.yaml": quoteList,
  "pages/privacy.yaml": privacy,
} as const;

/** Folders with one file per entity; the file name is the entity's id. */
export const folders = {
  brands: brand,
  categories: category,
  products: equipmentFile,
  panels: panelFile,
  supplies: supplyFile,
} as const;

export type Company = z.infer<typeof company>;
export type Navigation = z.infer<typeof navigation>;
export type Brand = z.infer<typeof brand> & { id: string };
export type Category = z.infer<typeof category> & { id: string };
export type Equipment = z.infer<typeof equipmentFile> & { id: string };
export type Panel = z.infer<typeof panelFile> & { id: string };
export type Supply = z.infer<typeof supplyFile> & { id: string };
export type Pages = {
  home: z.infer<typeof pages.home>;
  catalogue: z.infer<typeof pages.catalogue>;
  product: z.infer<typeof pages.product>;
  support: z.infer<typeof pages.support>;
  clients: z.infer<typeof pages.clients>;
  brands: z.infer<typeof pages.brands>;
  contact: z.infer<typeof pages.contact>;
  about: z.infer<typeof pages.about>;
  search: z.infer<typeof search>;
  quoteList: z.infer<typeof quoteList>;
  privacy: z.infer<typeof privacy>;
};
