/** What the page of a panel is narrowed to, in its address. */
export const testParameter = "prueba";
