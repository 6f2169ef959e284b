import { type PageModule, page } from "#app/router/route.ts";
import { routes } from "#app/routes.ts";

/** Address of the component gallery, which exists only in development. */
export const galleryPath = "/__gallery";

const modules = import.meta.glob<PageModule>("/app/gallery/page.tsx");
for (const load of Object.values(modules)) routes.unshift(page(galleryPath, load, { folder: "gallery" }));
