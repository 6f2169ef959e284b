/** The labels of the tools for the whole list, in their order. */
export const listToolLabels = [
  "Pegar una lista",
  "Descargar hoja de cálculo",
  "Copiar enlace de la lista",
  "Imprimir o guardar como PDF",
  "Vaciar la lista",
] as const;
