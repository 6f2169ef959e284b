export const listToolLabels = {
  paste: "Pegar una lista",
  download: "Hoja de cálculo",
  share: "Copiar enlace",
  print: "Imprimir o PDF",
  empty: "Vaciar la lista",
};
