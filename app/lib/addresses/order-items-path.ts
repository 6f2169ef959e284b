/** The file with everything that can be ordered, for pasted and shared lists. */
export const orderItemsPath = "/datos/articulos.json";
