/** Last segment of a test panel's address. */
export const panelSegment = "test-list";

/** Query parameter of the panel's filter. */
export const testParameter = "prueba";
