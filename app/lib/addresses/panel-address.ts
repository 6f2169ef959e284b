/** Last segment of a test panel's address. */
export const panelSegment = "test-list";

export const testParameter = "prueba";
