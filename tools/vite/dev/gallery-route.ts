import { type PageModule, page } from "#app/router/route.ts";
import { routes } from "#app/routes.ts";

/** Where the development server shows every component; the address does not exist in a build. */
export const galleryPath = "/__gallery";

const head = () => ({
  title: "Galería de componentes",
  description: "Cada componente del sitio en sus estados.",
});

for (const load of Object.values(import.meta.glob<PageModule>("/app/gallery/page.tsx"))) {
  routes.unshift(page(galleryPath, { load, head }, { folder: "gallery" }));
}
