import { nowhere } from "./router/location.ts";
import type { View } from "./router/navigation.ts";
import type { Content } from "./router/route.ts";
import { routes } from "./routes.ts";
import { LoadFailure } from "./sections/load-failure.tsx";
import { NotFound, notFoundHead } from "./sections/not-found.tsx";

const notFound: Content = { body: <NotFound />, head: () => notFoundHead };

/** All pages, and what stands in place of one that does not exist or could not be brought. */
export const site = {
  routes,
  notFound,
  failed(error: unknown): Content {
    console.error(error);
    return { body: <LoadFailure />, head: () => notFoundHead };
  },
};

/** The not-found file, which a host serves for every unknown address. */
export const notFoundView: View = { location: nowhere, content: notFound };
