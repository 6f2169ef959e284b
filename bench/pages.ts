/** One address for each kind of page that the benchmark measures. */
export const pages = {
  home: "/",
  category: "/productos/inmunologia",
  product: "/productos/inmunologia/maglumi-x6",
  panel: "/productos/inmunologia/test-list",
  contact: "/contacto",
};

export type PageKind = keyof typeof pages;
export const pageKinds: PageKind[] = ["home", "category", "product", "panel", "contact"];
