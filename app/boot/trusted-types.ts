/**
 * Defines the only Trusted Types policy. It allows the empty script element from which React creates its scripts, and
 * text without «<». The browser refuses any other text as markup or code.
 */
export function allowOwnMarkup() {
  const { trustedTypes } = window;
  trustedTypes?.createPolicy("default", {
    createHTML: (html) => (html === "<script></script>" || !html.includes("<") ? html : null),
  });
}

type Rules = { createHTML: (html: string) => string | null };

declare global {
  interface Window {
    trustedTypes?: { createPolicy(name: string, rules: Rules): unknown };
  }
}
