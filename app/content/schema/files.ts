import type { z } from "zod";
import { brand } from "./brand.ts";
import { category } from "./category.ts";
import { type Claim, claims } from "./claims.ts";
import { company } from "./company.ts";
import { coverage } from "./coverage.ts";
import { directory } from "./directory.ts";
import { equipmentFile } from "./equipment.ts";
import { type Example, examples } from "./examples.ts";
import { navigation } from "./navigation.ts";
import { panelFile } from "./panels.ts";
import { productTexts } from "./product-texts.ts";
import { type Parameter, parameters } from "./quantities.ts";
import { type Redirect, redirects } from "./redirects.ts";
import { supplyFile } from "./supplies.ts";
import { testFile } from "./tests.ts";
import { faults, needs, notOffered, places, plainWords, rivals } from "./vocabulary.ts";

/** Schemas of single files by their path inside content/. The schemas of pages are in content/pages.ts. */
export const schemasByFile = {
  "company.yaml": company,
  "claims.yaml": claims,
  "examples.yaml": examples,
  "navigation.yaml": navigation,
  "parameters.yaml": parameters,
  "redirects.yaml": redirects,
  "coverage.yaml": coverage,
  "directory.yaml": directory,
  "pages/product.yaml": productTexts,
  "vocabulary/not-offered.yaml": notOffered,
  "vocabulary/rivals.yaml": rivals,
  "vocabulary/places.yaml": places,
  "vocabulary/faults.yaml": faults,
  "vocabulary/needs.yaml": needs,
  "vocabulary/words.yaml": plainWords,
} as const;

/** Each folder has one file per entity. The file name is the entity's id. */
export const schemasByFolder = {
  brands: brand,
  categories: category,
  products: equipmentFile,
  panels: panelFile,
  supplies: supplyFile,
  tests: testFile,
} as const;

export type Company = z.infer<typeof company>;
type Navigation = z.infer<typeof navigation>;
export type Brand = z.infer<typeof brand> & { id: string };
export type Category = z.infer<typeof category> & { id: string };
export type Equipment = z.infer<typeof equipmentFile> & { id: string };
export type Panel = z.infer<typeof panelFile> & { id: string };
export type Supply = z.infer<typeof supplyFile> & { id: string };
export type SupplyItem = Supply["groups"][number]["products"][number];
/** The file of a laboratory test. catalogue/tests.ts adds the data of panels and supplies. */
export type TestFile = z.infer<typeof testFile> & { id: string };
export type Directory = z.infer<typeof directory>;

/** Search words that are not in the catalogue. */
type Vocabulary = {
  notOffered: z.infer<typeof notOffered>;
  rivals: z.infer<typeof rivals>;
  places: z.infer<typeof places>;
  faults: z.infer<typeof faults>;
  needs: z.infer<typeof needs>;
  words: z.infer<typeof plainWords>;
};

/** All of content/ except the fixed pages. */
export type CatalogueContent = {
  company: Company;
  claims: Claim[];
  examples: Example[];
  navigation: Navigation;
  parameters: Record<string, Parameter>;
  redirects: Redirect[];
  coverage: z.infer<typeof coverage>;
  directory: Directory;
  productTexts: z.infer<typeof productTexts>;
  vocabulary: Vocabulary;
  brands: Brand[];
  categories: Category[];
  products: Equipment[];
  panels: Panel[];
  supplies: Supply[];
  testFiles: TestFile[];
};
