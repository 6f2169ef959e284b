export const listToolLabels = {
  paste: "Pegar una lista",
  download: "Descargar hoja de cálculo",
  share: "Copiar enlace de la lista",
  print: "Imprimir o guardar como PDF",
  empty: "Vaciar la lista",
};
