/** Describes how the site is served. The local server and every host's configuration use this file. */

type Policy = { inlineScripts: string[]; mapFrame: string; enquiryEndpoint?: string };

/** Headers of every response, whatever its status. */
export function securityHeaders({
  inlineScripts,
  mapFrame,
  enquiryEndpoint,
}: Policy): Record<string, string> {
  const policy = {
    // Not 'none', because Firefox 115 applies this directive to the icons' <use href>.
    "default-src": "'self'",
    "object-src": "'none'",
    "media-src": "'none'",
    "worker-src": "'none'",
    "script-src": ["'self'", ...inlineScripts.map((hash) => `'${hash}'`)].join(" "),
    "style-src": "'self'",
    // The code writes positions on rulers as style attributes.
    "style-src-attr": "'unsafe-inline'",
    "img-src": "'self'",
    "font-src": "'self'",
    "connect-src": ["'self'", ...otherOrigin(enquiryEndpoint)].join(" "),
    "manifest-src": "'self'",
    "frame-src": new URL(mapFrame).origin,
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
    // app/boot/trusted-types.ts defines the only Trusted Types policy.
    "require-trusted-types-for": "'script'",
    "trusted-types": "default",
  };
  return {
    "Content-Security-Policy": Object.entries(policy)
      .map(([directive, value]) => `${directive} ${value}`)
      .join("; "),
    "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
    "Cross-Origin-Opener-Policy": "same-origin",
    // Everything is public, and other sites show the picture of a shared link.
    "Cross-Origin-Resource-Policy": "cross-origin",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "X-Content-Type-Options": "nosniff",
  };
}

/**
 * Headers that browsers apply only to documents. Over HTTP/2, nginx repeats each header in full with every
 * file, so it omits these from the scripts, styles, fonts and photographs in `hashedFolders`.
 */
export const documentHeaders = new Set([
  "Content-Security-Policy",
  "Cross-Origin-Opener-Policy",
  "Referrer-Policy",
  "Permissions-Policy",
]);

function otherOrigin(endpoint?: string): string[] {
  return endpoint && URL.canParse(endpoint) ? [new URL(endpoint).origin] : [];
}

export const editorPath = "/admin";

/** Folders whose file names contain a hash of the content. */
export const hashedFolders = ["/assets/", "/media/"];

export const cacheControl = {
  hashed: "public, max-age=31536000, immutable",
  page: "no-cache",
  missing: "no-store",
};

export const compressible = new Set([".html", ".js", ".css", ".json", ".svg", ".xml", ".txt"]);
