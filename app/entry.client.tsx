import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { watchForMissingStyles } from "./lib/missing-styles.ts";
import { allowOwnMarkup } from "./lib/trusted-types.ts";
import { Root } from "./root.tsx";
import { findRoute } from "./router/match.ts";
import { keyOfEntry, startRouter, type View } from "./router/navigation.ts";
import { notFoundView, site } from "./site.tsx";

allowOwnMarkup();
watchForMissingStyles();
start();

async function start() {
  const first = await firstView();
  startRouter(site, first);
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <Root first={first} />
      </StrictMode>,
    );
  });
}

/** What the file shows: a page with its data, or that there is none. */
async function firstView(): Promise<View> {
  const { pathname, search, hash } = location;
  const data = document.getElementById("page-data")?.textContent;
  const content = data === undefined ? undefined : await findRoute(site.routes, pathname)?.show(data);
  if (!content) return notFoundView;
  return { location: { pathname, search, hash, key: keyOfEntry(), type: "traverse" }, content };
}
