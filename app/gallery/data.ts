import type { PageData } from "#app/content/page-data.ts";

/** The data of some real pages, which the examples borrow. */
export type GalleryData = {
  product: PageData<"product">;
  series: PageData<"series">;
  category: PageData<"category">;
  /** A category that has a test panel among its products. */
  withPanel: PageData<"category">;
  supply: PageData<"supply">;
  support: PageData<"support">;
  clients: PageData<"clients">;
  brands: PageData<"brands">;
};

/** What every family of examples is given. */
export type FamilyView = { id: string; title: string; data: GalleryData };
