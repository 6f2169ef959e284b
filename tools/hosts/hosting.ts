/** How the site is served, in one place: the local server and every host's configuration derive from it. */

type Policy = { inlineScripts: string[]; mapFrame: string; enquiryEndpoint?: string };

/** Headers that every answer carries, whatever its status. */
export function securityHeaders({
  inlineScripts,
  mapFrame,
  enquiryEndpoint,
}: Policy): Record<string, string> {
  const policy = {
    "default-src": "'none'",
    "script-src": ["'self'", ...inlineScripts.map((hash) => `'${hash}'`)].join(" "),
    "style-src": "'self'",
    // Positions on rules are style attributes computed from the data.
    "style-src-attr": "'unsafe-inline'",
    "img-src": "'self'",
    "font-src": "'self'",
    "connect-src": ["'self'", ...otherOrigin(enquiryEndpoint)].join(" "),
    "manifest-src": "'self'",
    "frame-src": new URL(mapFrame).origin,
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
    // See app/boot/trusted-types.ts for what the one policy lets through.
    "require-trusted-types-for": "'script'",
    "trusted-types": "default",
  };
  return {
    "Content-Security-Policy": Object.entries(policy)
      .map(([directive, value]) => `${directive} ${value}`)
      .join("; "),
    "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
    "Cross-Origin-Opener-Policy": "same-origin",
    // All of it is public, and other sites show the picture of a shared link.
    "Cross-Origin-Resource-Policy": "cross-origin",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "X-Content-Type-Options": "nosniff",
  };
}

/** None for a path of the site itself. */
function otherOrigin(endpoint?: string): string[] {
  return endpoint && URL.canParse(endpoint) ? [new URL(endpoint).origin] : [];
}

/** Where the editor stands, if there is one: its page and what it loads. */
export const editorPath = "/admin";

/** Folders whose file names carry a hash of the content. */
export const hashedFolders = ["/assets/", "/media/"];

export const cacheControl = {
  hashed: "public, max-age=31536000, immutable",
  page: "no-cache",
  missing: "no-store",
};

/** Files that are worth compressing ahead of time. */
export const compressible = new Set([".html", ".js", ".css", ".json", ".svg", ".xml", ".txt"]);
