// First: it sets the order of the cascade layers.
import "./styles/site.css";
import displayFont from "@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2?url";
import textFont from "@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2?url";
import type { ReactNode } from "react";
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";
import type { Route } from "./+types/root.ts";
import { Footer } from "./layout/footer.tsx";
import { Header } from "./layout/header.tsx";
import { LinkRouting } from "./layout/link-routing.tsx";
import { OnDemand } from "./layout/on-demand.tsx";
import { RouteAnnouncer } from "./layout/route-announcer.tsx";
import { SkipLink } from "./layout/skip-link.tsx";
import { WhatsAppButton } from "./layout/whatsapp-button.tsx";
import { themeScript } from "./lib/theme.ts";
import { LoadFailure } from "./sections/load-failure.tsx";
import { NotFound, notFoundHead } from "./sections/not-found.tsx";
import noScriptStyles from "./styles/no-script.css?url";

export const meta: Route.MetaFunction = () => notFoundHead;

export const links: Route.LinksFunction = () => [
  ...[displayFont, textFont].map(
    (href) => ({ rel: "preload", as: "font", type: "font/woff2", href, crossOrigin: "anonymous" }) as const,
  ),
  { rel: "icon", href: "/icon.svg", type: "image/svg+xml" },
];

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="es" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#07161f" media="(prefers-color-scheme: dark)" />
        <Meta />
        <Links />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours; it must run before the first paint */}
        <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: themeScript }} />
        <noscript>
          <link rel="stylesheet" href={noScriptStyles} />
        </noscript>
      </head>
      <body>
        <SkipLink />
        <Header />
        <main id="contenido" tabIndex={-1}>
          {children}
        </main>
        <Footer />
        <WhatsAppButton />
        <OnDemand />
        <LinkRouting />
        <RouteAnnouncer />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}

/** The static content of 404.html, which a host serves for every unknown address. */
export function HydrateFallback() {
  return <NotFound />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  return <LoadFailure error={error} />;
}
