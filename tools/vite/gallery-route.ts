import { type PageModule, page } from "#app/router/route.ts";
import { routes } from "#app/routes.ts";

/** Where the development server shows every component; no build knows the address. */
export const galleryPath = "/__gallery";

const modules = import.meta.glob<PageModule>("/app/gallery/page.tsx");
for (const load of Object.values(modules)) routes.unshift(page(galleryPath, load, { folder: "gallery" }));
