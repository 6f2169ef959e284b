/** The file with every item that can be ordered. Pasted and shared lists use it. */
export const orderItemsPath = "/datos/articulos.json";
