import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { reportBootFailure } from "./boot/boot-failure.ts";
import { keepDeliveredDocument } from "./boot/delivered-document.ts";
import { loadFailure } from "./boot/load-failure.tsx";
import { watchForMissingStyles } from "./boot/missing-styles.ts";
import { reloadOnce } from "./boot/reload-once.ts";
import { allowOwnMarkup } from "./boot/trusted-types.ts";
import { Root } from "./root.tsx";
import { fetchData } from "./router/fetch-data.ts";
import { keyOfEntry } from "./router/history-key.ts";
import { findRoute } from "./router/match.ts";
import { showsDeliveredPage, startRouter, type View } from "./router/navigation.ts";
import { cachePageData } from "./router/page-data.ts";
import { noLocation } from "./router/use-location.ts";
import { notFound, routes } from "./routes.ts";

allowOwnMarkup();
watchForMissingStyles();
start().catch(reportBootFailure);

async function start() {
  const first = await firstView();
  startRouter({ routes, onError: loadFailure }, first);
  // Most visitors have pressed nothing yet and do not need this code.
  const repeatEarlyPresses = window.early?.length
    ? (await import("./boot/early-presses.ts")).takeEarlyEvents()
    : undefined;
  delete window.early;
  const delivered = keepDeliveredDocument();
  const report = (error: unknown) => {
    console.error(error);
    delivered.restoreAttributes();
  };
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <Root first={first} onReady={repeatEarlyPresses} />
      </StrictMode>,
      {
        onRecoverableError: report,
        onCaughtError: report,
        onUncaughtError(error) {
          if (showsDeliveredPage()) {
            delivered.restore();
            reportBootFailure(error);
          } else {
            console.error(error);
            if (!reloadOnce()) location.reload();
          }
        },
      },
    );
  });
}

/** The JSON in the page's HTML. If the data are too large for the HTML, they are in a file instead. */
type FirstPage = { path: string; data?: unknown };

async function firstView(): Promise<View> {
  const { search, hash } = location;
  const key = keyOfEntry();
  const delivered = document.getElementById("page-data");
  if (!delivered)
    return { location: { ...noLocation, key }, page: await notFound.hydrate(undefined), scroll: "stay" };
  const {
    path: pathname,
    data = delivered.dataset.file && (await fetchData(delivered.dataset.file)),
  }: FirstPage = JSON.parse(delivered.textContent);
  cachePageData(pathname, data);
  const page = await findRoute(routes, pathname).hydrate(data);
  return { location: { pathname, search, hash, key, type: "traverse" }, page, scroll: "stay" };
}
