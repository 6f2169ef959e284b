import { breadcrumbData, medicalTestData } from "#app/blocks/structured-data.ts";
import type { PageData } from "#app/content/page-data.ts";

export const structuredData = (page: PageData<"test">) => [
  medicalTestData(page),
  breadcrumbData(page.trail, page.canonical),
];
