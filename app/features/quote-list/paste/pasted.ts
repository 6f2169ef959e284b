import { createStore } from "#app/hooks/use-store.ts";

/** The pasted text. It lives in memory, so that nothing is lost when the visitor looks at another page. */
export const pasted = createStore("");
