/** The end of the address of a category's panel of tests. */
export const panelSegment = "test-list";

/** What the page of a panel is narrowed to, in its address. */
export const testParameter = "prueba";
