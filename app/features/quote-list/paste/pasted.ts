import { createStore } from "#app/hooks/use-store.ts";

/** Stays in memory when the visitor opens another page. */
export const pasted = createStore("");
