/**
 * The pages enforce Trusted Types: the browser refuses text as markup or code unless this policy lets it
 * through. React writes two kinds, and only these pass: the empty script element that it makes its
 * own from, and data blocks, in which layout/head-tags.tsx escapes every «<».
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
