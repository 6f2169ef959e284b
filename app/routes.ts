import { index, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  index("routes/home.tsx"),
  route("productos", "routes/catalogue.tsx"),
  route("productos/:category", "routes/category.tsx"),
  route("productos/insumos/:product", "routes/supply.tsx"),
  route("productos/serologia/:product", "routes/rapid-tests.tsx"),
  route("productos/:category/test-list", "routes/test-panel.tsx"),
  route("productos/:category/:product", "routes/product.tsx"),
  route("productos/:category/:series/:model", "routes/model.tsx"),
  route("productos/*", "routes/product-not-found.tsx"),
  route("soporte", "routes/support.tsx"),
  route("clientes", "routes/clients.tsx"),
  route("marcas", "routes/brands.tsx"),
  route("contacto", "routes/contact.tsx"),
  route("sobre-nosotros", "routes/about.tsx"),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
