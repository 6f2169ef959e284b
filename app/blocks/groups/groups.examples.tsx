import type { Examples } from "#app/gallery/examples.ts";
import { ModelsTable } from "#app/pages/series/models-table.tsx";
import { OrderTable } from "#app/pages/supply/order-table.tsx";
import { SupplyHero } from "#app/pages/supply/supply-hero.tsx";
import { FactList } from "./fact-list.tsx";
import { GroupList } from "./group-list.tsx";
import { SectionIndex } from "./section-index.tsx";
import { StackedTable } from "./stacked-table.tsx";

const rows = [
  { id: "a", cells: ["Pruebas por hora", "200", "450"] },
  { id: "b", cells: ["Volumen de muestra", "10–100 µL", "Consultar"] },
];

export const examples: Examples = {
  column: {
    FactList: () => (
      <FactList
        facts={[
          { label: "Muestra", value: "Suero o plasma" },
          { label: "Presentación", value: "Caja de 25\u00a0casetes" },
        ]}
      />
    ),
    SectionIndex: ({ supply }) => (
      <SectionIndex
        label="Índice de la muestra"
        path={supply.canonical}
        sections={supply.groups.map(({ name, products }, index) => ({
          id: `muestra-${index}`,
          name,
          count: products.length,
        }))}
        unit="productos"
      />
    ),
  },
  content: {
    "GroupList (con GroupFrame, GroupSection)": ({ supply }) => (
      <GroupList
        groups={supply.groups.slice(0, 2).map(({ products, ...group }) => ({
          ...group,
          cards: products.map((item) => ({
            name: item.name,
            content: <p>{item.description}</p>,
          })),
        }))}
      />
    ),
    "StackedTable. En un teléfono, un bloque por fila. Líneas y letra se las da la página": () => (
      <StackedTable label="Modelos" columns={["Parámetro", "Modelo A", "Modelo B"]} rows={rows} />
    ),
    "StackedTable: con título y sin nombre de filas": () => (
      <StackedTable
        caption="Datos de catálogo"
        columns={["Parámetro", "A", "B"]}
        hideRowsHeader
        rows={rows}
      />
    ),
  },
  window: {
    "SupplyHero: abre una línea de insumos": ({ supply }) => <SupplyHero page={supply} />,
    "OrderTable. Se pide fila por fila": ({ supply }) => <OrderTable page={supply} />,
    "StackedTable: como la muestra una serie": ({ series }) =>
      series.series && <ModelsTable series={series.series} enquiry="/contacto" />,
  },
};
