import { page, pageWithoutData } from "./router/route.ts";

/** Every other address. */
export const notFound = pageWithoutData("not-found", "/*", () => import("./pages/not-found/page.tsx"));

/** The addresses of the site. The first that fits counts. */
export const routes = [
  page("home", "/", () => import("./pages/home/page.tsx")),
  page("catalogue", "/productos", () => import("./pages/catalogue/page.tsx")),
  page("category", "/productos/:category", () => import("./pages/category/page.tsx")),
  page("category-page", "/productos/:category/pagina/:page", () => import("./pages/category/later-page.tsx")),
  page("supply", "/productos/insumos/:product", () => import("./pages/supply/page.tsx")),
  page("rapid-tests", "/productos/serologia/:product", () => import("./pages/rapid-tests/page.tsx")),
  page("test-panel", "/productos/:category/test-list", () => import("./pages/test-panel/page.tsx")),
  page("product", "/productos/:category/:product", () => import("./pages/product/page.tsx")),
  page("model", "/productos/:category/:series/:model", () => import("./pages/product/model.tsx")),
  pageWithoutData("product-not-found", "/productos/*", () => import("./pages/not-found/product-page.tsx")),
  page("support", "/soporte", () => import("./pages/support/page.tsx")),
  page("clients", "/clientes", () => import("./pages/clients/page.tsx")),
  page("brands", "/marcas", () => import("./pages/brands/page.tsx")),
  page("contact", "/contacto", () => import("./pages/contact/page.tsx")),
  page("about", "/sobre-nosotros", () => import("./pages/about/page.tsx")),
  page("privacy", "/privacidad", () => import("./pages/privacy/page.tsx")),
  page("search", "/buscar", () => import("./pages/search/page.tsx")),
  pageWithoutData("compare", "/comparar", () => import("./pages/compare/page.tsx")),
  page("quote-list", "/cotizacion", () => import("./pages/quote-list/page.tsx")),
  notFound,
];
