import type { Examples } from "#app/gallery/examples.ts";
import { DataRows } from "./data-rows.tsx";
import { FamilyScale } from "./family-scale.tsx";
import { FigureStrip } from "./figure-strip.tsx";
import { HoursScale } from "./hours-scale.tsx";

export const examples: Examples = {
  content: {
    HoursScale: () => <HoursScale hours={48} label="Su cotización, en horas laborables: máximo" />,
    "FamilyScale. Con tres dibujos: cambia con el ancho de su lugar": ({ product }) =>
      product.family && <FamilyScale {...product.family} />,
    DataRows: ({ support }) => <DataRows rows={support.page.reasons.items} />,
  },
  window: {
    "FigureStrip. Las cifras que deciden, del producto": ({ product }) => (
      <FigureStrip figures={product.figures} />
    ),
  },
};
