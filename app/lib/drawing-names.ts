/** Names of the drawings in tools/pictures/drawings. The CSS variable `--cap` colours the cap of a tube. */
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
