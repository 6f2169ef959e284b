/** Supplies that tools/pictures/drawings contains. A cap has the colour of `--cap`. */
export const drawingNames = [
  "adaptador",
  "aguja-multiple",
  "bolsa-transporte",
  "cofia",
  "criovial",
  "frasco-heces",
  "frasco-orina",
  "hisopo",
  "lanceta",
  "respirador",
  "torniquete",
  "tubo-citrato",
  "tubo-edta",
  "tubo-fluoruro",
  "tubo-gel",
  "tubo-heparina",
] as const;

export type DrawingName = (typeof drawingNames)[number];
