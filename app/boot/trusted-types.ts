/**
 * The only Trusted Types policy. It allows text without «<», and the empty script element from which React
 * creates its scripts. The browser refuses all other HTML, and all text as code.
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
