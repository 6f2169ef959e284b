import { ScaleReading } from "#app/blocks/cards/scale-reading.tsx";
import { DataRows } from "#app/blocks/figures/data-rows.tsx";
import { FamilyScale } from "#app/blocks/figures/family-scale.tsx";
import { FigureStrip } from "#app/blocks/figures/figure-strip.tsx";
import { HoursScale } from "#app/blocks/figures/hours-scale.tsx";
import type { FamilyView } from "#app/gallery/data.ts";
import { Example, Family } from "#app/gallery/example.tsx";
import { FigureNumber } from "#app/ui/figure.tsx";
import { Ruler } from "#app/ui/ruler.tsx";

export function Figures({ data: { product, support }, ...family }: FamilyView) {
  return (
    <Family {...family}>
      <Example name="FigureNumber: lectura">
        <FigureNumber number="450" unit="pruebas/h" size="reading" />
      </Example>
      <Example name="FigureNumber: grande, con prefijo">
        <FigureNumber prefix="hasta" number="200" unit="µL" />
      </Example>
      <Example name="FigureNumber: enorme, con signo">
        <FigureNumber number="100" suffix="+" size="huge" />
      </Example>
      <Example name="Ruler: con aguja">
        <Ruler major={6} minor={5} needle={0.75} labels={["0", "300", "600"]} />
      </Example>
      <Example name="Ruler: con un intervalo">
        <Ruler major={4} minor={5} bar={{ from: 0.3, to: 0.55 }} labels={["0", "200"]} />
      </Example>
      <Example name="Ruler: sin lectura conocida">
        <Ruler major={4} minor={5} unread labels={["0", "200"]} />
      </Example>
      <Example name="ScaleReading: en una escala">
        <ScaleReading reading={{ number: "450", unit: "pruebas/h", to: 0.75, max: "600" }} />
      </Example>
      <Example name="ScaleReading: un intervalo">
        <ScaleReading reading={{ number: "60–80", unit: "muestras/h", from: 0.5, to: 0.67, max: "120" }} />
      </Example>
      <Example name="ScaleReading: sin escala">
        <ScaleReading reading={{ prefix: "hasta", number: "34", unit: "parámetros" }} />
      </Example>
      <Example name="HoursScale" width="content">
        <HoursScale hours={48} label="Su cotización, en horas laborables: máximo" />
      </Example>
      <Example name="FigureStrip" width="window" note="Las cifras que deciden, del producto.">
        <FigureStrip figures={product.figures} />
      </Example>
      {product.family && (
        <Example name="FamilyScale" width="content" note="Con tres dibujos: cambia con el ancho de su lugar.">
          <FamilyScale {...product.family} />
        </Example>
      )}
      <Example name="DataRows" width="content">
        <DataRows rows={support.page.reasons.items} />
      </Example>
    </Family>
  );
}
