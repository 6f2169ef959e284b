import { page, pageWithoutData } from "./router/route.ts";

/** Every other address. */
export const notFound = pageWithoutData("not-found", "/*", () => import("./routes/not-found.tsx"));

/** The addresses of the site. The first that fits counts. */
export const routes = [
  page("home", "/", () => import("./routes/home.tsx")),
  page("catalogue", "/productos", () => import("./routes/catalogue.tsx")),
  page("category", "/productos/:category", () => import("./routes/category.tsx")),
  page("category-page", "/productos/:category/pagina/:page", () => import("./routes/category-page.tsx")),
  page("supply", "/productos/insumos/:product", () => import("./routes/supply.tsx")),
  page("rapid-tests", "/productos/serologia/:product", () => import("./routes/rapid-tests.tsx")),
  page("test-panel", "/productos/:category/test-list", () => import("./routes/test-panel.tsx")),
  page("product", "/productos/:category/:product", () => import("./routes/product.tsx")),
  page("model", "/productos/:category/:series/:model", () => import("./routes/model.tsx")),
  pageWithoutData("product-not-found", "/productos/*", () => import("./routes/product-not-found.tsx")),
  page("support", "/soporte", () => import("./routes/support.tsx")),
  page("clients", "/clientes", () => import("./routes/clients.tsx")),
  page("brands", "/marcas", () => import("./routes/brands.tsx")),
  page("contact", "/contacto", () => import("./routes/contact.tsx")),
  page("about", "/sobre-nosotros", () => import("./routes/about.tsx")),
  page("privacy", "/privacidad", () => import("./routes/privacy.tsx")),
  page("search", "/buscar", () => import("./routes/search.tsx")),
  pageWithoutData("compare", "/comparar", () => import("./routes/compare.tsx")),
  page("quote-list", "/cotizacion", () => import("./routes/quote-list.tsx")),
  notFound,
];
