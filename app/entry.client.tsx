import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { loadFailure } from "./boot/load-failure.tsx";
import { watchForMissingStyles } from "./boot/missing-styles.ts";
import { allowOwnMarkup } from "./boot/trusted-types.ts";
import { Root } from "./root.tsx";
import { nowhere } from "./router/location.ts";
import { findRoute } from "./router/match.ts";
import { keyOfEntry, startRouter, type View } from "./router/navigation.ts";
import { notFound, routes } from "./routes.ts";

allowOwnMarkup();
watchForMissingStyles();
start();

async function start() {
  const first = await firstView();
  startRouter({ routes, failed: loadFailure }, first);
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
  if (!data) return { location: { ...nowhere, key: keyOfEntry() }, content: await notFound.show("") };
  const content = await findRoute(routes, pathname).show(data);
  return { location: { pathname, search, hash, key: keyOfEntry(), type: "traverse" }, content };
}
