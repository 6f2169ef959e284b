import { page } from "#app/router/route.ts";
import { routes } from "#app/routes.ts";

/** Where the development server shows every component; no build knows the address. */
export const galleryPath = "/__gallery";

routes.unshift(page("gallery", galleryPath, () => import("#app/gallery/page.tsx")));
