import { type PageModule, page } from "#app/router/route.ts";
import { routes } from "#app/routes.ts";

/** The address at which the development server shows every component. A build does not have it. */
export const galleryPath = "/__gallery";

const head = () => ({
  title: "Galería de componentes",
  description: "Cada componente del sitio en sus estados.",
});

for (const load of Object.values(import.meta.glob<PageModule>("/app/gallery/page.tsx"))) {
  routes.unshift(page(galleryPath, { load, head }, { folder: "gallery" }));
}
