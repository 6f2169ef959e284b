import { StackedTable } from "#app/blocks/groups/stacked-table.tsx";
import { ProductDetails } from "#app/blocks/product/details.tsx";
import { ProductFoot } from "#app/blocks/product/product-foot.tsx";
import { Faq } from "#app/blocks/sections/faq.tsx";
import type { FamilyView } from "#app/gallery/data.ts";
import { Example, Family } from "#app/gallery/example.tsx";
import { inWords } from "#app/lib/text/format.ts";
import { ModelsTable } from "#app/pages/series/models-table.tsx";
import { Accordion } from "#app/ui/accordion.tsx";

const rows = [
  { id: "a", cells: ["Pruebas por hora", "200", "450"] },
  { id: "b", cells: ["Volumen de muestra", "10–100 µL", "Consultar"] },
];

export function Tables({ data: { product, series, support }, ...family }: FamilyView) {
  const items = product.specifications
    .slice(0, 3)
    .map((row) => ({ id: row.parameter, title: row.parameter, content: <p>{inWords(row)}</p> }));
  return (
    <Family {...family}>
      <Example
        name="StackedTable"
        note="En un teléfono, un bloque por fila. Líneas y letra se las da la página."
        width="content"
      >
        <StackedTable label="Modelos" columns={["Parámetro", "Modelo A", "Modelo B"]} rows={rows} />
      </Example>
      <Example name="StackedTable: con título y sin nombre de filas" width="content">
        <StackedTable caption="Datos de catálogo" columns={["Parámetro", "A", "B"]} quietRows rows={rows} />
      </Example>
      {series.series && (
        <Example name="StackedTable: como la muestra una serie" width="window">
          <ModelsTable series={series.series} enquiry="/contacto" />
        </Example>
      )}
      <Example
        name="ProductDetails"
        parts="FeatureList ProductContext SpecTable OnRequestLink"
        note="Lo que comparten productos, series y modelos."
        width="window"
      >
        <ProductDetails page={product} />
      </Example>
      <Example name="ProductFoot" note="Solo en teléfonos, al pie de la ventana." width="window">
        <ProductFoot enquiry="/contacto" />
      </Example>
      <Example name="Accordion: cerrado, varios a la vez">
        <Accordion items={renamed(items, "varios")} />
      </Example>
      <Example name="Accordion: el primero abierto, uno a la vez">
        <Accordion items={renamed(items, "uno")} name="ejemplo" open="first" />
      </Example>
      <Example name="Accordion: todo abierto">
        <Accordion items={renamed(items, "todos")} open="all" />
      </Example>
      <Example name="Faq" width="window">
        <Faq {...support.page.faq} />
      </Example>
    </Family>
  );
}

function renamed<Item extends { id: string }>(items: Item[], prefix: string): Item[] {
  return items.map((item) => ({ ...item, id: `${prefix}-${item.id}` }));
}
