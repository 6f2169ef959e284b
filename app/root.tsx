// These styles set the order of the cascade layers, so this import must be the first.
import "./styles/site.css";
import { useEffect, useLayoutEffect, useState } from "react";
import displayFont from "#cache/fonts/familjen-grotesk.woff2?url";
import textFont from "#cache/fonts/hanken-grotesk.woff2?url";
import { LoadFailure } from "./boot/load-failure.tsx";
import { themeScript } from "./features/theme/use-theme.ts";
import { Footer } from "./layout/footer.tsx";
import { HeadTags } from "./layout/head-tags.tsx";
import { Header } from "./layout/header.tsx";
import { LazyOverlays } from "./layout/lazy-overlays.tsx";
import { RouteAnnouncer } from "./layout/route-announcer.tsx";
import { SkipLink } from "./layout/skip-link.tsx";
import { WhatsAppButton } from "./layout/whatsapp-button.tsx";
import { LinkRouting } from "./router/link-routing.tsx";
import { setRenderer, showsDeliveredPage, type View } from "./router/navigation.ts";
import { restoreScroll } from "./router/scroll.ts";
import { LocationContext } from "./router/use-location.ts";
import noScriptStyles from "./styles/no-script.css?url";
import { DeliveredHtml } from "./ui/delivered-html.tsx";
import { ErrorBoundary } from "./ui/error-boundary.tsx";

export function Root({ first, onReady }: { first: View; onReady?: () => void }) {
  const [{ location, page, scroll }, show] = useState(first);

  useEffect(() => setRenderer(show), []);

  useEffect(() => {
    onReady?.();
  }, [onReady]);

  useLayoutEffect(() => {
    if (location === first.location) return;
    restoreScroll(location, scroll);
    // The structured data still describe the page that the server sent.
    for (const data of document.querySelectorAll("[type$=ld\\+json]")) data.remove();
  }, [location, scroll, first]);

  return (
    <LocationContext value={location}>
      <html lang="es" suppressHydrationWarning>
        <head>
          <HeadTags head={page.head} />
          {sharedHead}
        </head>
        <body>
          {beforePage}
          <main id="contenido" tabIndex={-1}>
            <ErrorBoundary
              resetKey={page}
              fallback={() => (showsDeliveredPage() ? <DeliveredHtml /> : <LoadFailure />)}
            >
              {() => page.body}
            </ErrorBoundary>
          </main>
          {afterPage}
        </body>
      </html>
    </LocationContext>
  );
}

/** The script in the HTML runs before React hydrates, so the browser's bundle omits its text. */
const firstScript = { __html: import.meta.env.SSR ? themeScript : "" };

// Created once, so that React does not render it again when the page changes.
const sharedHead = (
  <>
    <meta charSet="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)" />
    <meta name="theme-color" content="#07161f" media="(prefers-color-scheme: dark)" />
    {[displayFont, textFont].map((href) => (
      <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
    ))}
    <link rel="icon" href="/icon.svg" type="image/svg+xml" />
    <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
    <link rel="manifest" href="/manifest.json" />
    {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant that must run before the first paint */}
    <script suppressHydrationWarning dangerouslySetInnerHTML={firstScript} />
    <noscript>
      <link rel="stylesheet" href={noScriptStyles} />
    </noscript>
  </>
);

const beforePage = (
  <>
    <SkipLink />
    <Header />
  </>
);

const afterPage = (
  <>
    <Footer />
    <WhatsAppButton />
    <LazyOverlays />
    <LinkRouting />
    <RouteAnnouncer />
  </>
);
