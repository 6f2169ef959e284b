import { createStore } from "#app/hooks/use-store.ts";

/** The pasted text. It stays in memory when the visitor opens another page. */
export const pasted = createStore("");
