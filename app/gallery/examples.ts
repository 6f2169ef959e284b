import type { ReactNode } from "react";
import type { PageData } from "#app/content/page-data.ts";

/** The data of some real pages, for examples. */
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

/** How wide an example is: one column, the content or the window. */
type Width = "column" | "content" | "window";

/** The examples of a folder by width, then by the name of component and state: «Button: secundario». */
export type Examples = Partial<Record<Width, Record<string, (data: GalleryData) => ReactNode>>>;
