export const panelSegment = "test-list";

export const testParameter = "prueba";
