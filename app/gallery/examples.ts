import type { ReactNode } from "react";
import type { PageData } from "#app/content/page-data.ts";

/** Data of real pages. */
export type GalleryData = {
  product: PageData<"product">;
  series: PageData<"series">;
  category: PageData<"category">;
  /** A category with a test panel among its products. */
  withPanel: PageData<"category">;
  supply: PageData<"supply">;
  support: PageData<"support">;
  clients: PageData<"clients">;
  brands: PageData<"brands">;
};

/** As wide as one column, as the page's content or as the window. */
type Width = "column" | "content" | "window";

/** By width, then by component and state: «Button: secundario». */
export type Examples = Partial<Record<Width, Record<string, (data: GalleryData) => ReactNode>>>;
