/**
 * The launch catalogue: what the specification says, letter for letter, of the things that the site was launched
 * with. It is the acceptance test of the specification and it is frozen: nothing is added here when the catalogue
 * grows, and nobody who works on the content has to know it.
 *
 * A row binds as long as what it is about is still in the content unchanged in identity:
 *
 * - an entry (product, model, series, panel, line of supplies) under its id, with its name, and not revised since:
 *   its date `updated` is not after the launch. While that is so, its figures must stand on page, card and sheet as
 *   they are here. Who changes a figure sets the date of the revision, and the row is history;
 *   How a parameter is called, and how its unit is worded, is for the content to say: rows name the parameter;
 * - a category under its id, with its name; what it lists, while it has no entries but those of the launch;
 * - a brand under its id, with its name;
 * - what is said of the company while the site still goes by the name that it was launched with.
 *
 * What a row says is never read from the content, only whether it binds. Rows that no longer bind are skipped, and
 * launch-catalogue.test.ts prints how many of them still do. Everything else that the site must hold follows from
 * the content as it is; the other tests in this folder derive it.
 */

export type Rows = Record<string, string>;

export const launch = { company: "Ceibo Diagnóstica", revision: "2026-11-16" };

type Category = {
  name: string;
  label: string;
  /** What belongs to it, models and panels too. */
  entries: string[];
  /** What the grid lists, in order; the last part of each address. */
  grid: string[];
  /** What the menu lists, where that is something else. */
  menu?: string[];
};

export const categories: Record<string, Category> = {
  bioquimica: {
    name: "BIOQUÍMICA",
    label: "Bioquímica",
    entries: ["b240p-snibe", "bs240-mindray", "snibe-c8", "bioquimica"],
    grid: ["b240p-snibe", "bs240-mindray", "snibe-c8", "test-list"],
  },
  inmunologia: {
    name: "INMUNOLOGÍA",
    label: "Inmunología",
    entries: [
      ...["maglumi-x6", "maglumi-x3", "maglumi-x8", "inmunologia"],
      ...["maglumi-m-series", "maglumi-600", "maglumi-800", "maglumi-2000", "maglumi-2000-plus"],
    ],
    grid: ["maglumi-x6", "maglumi-x3", "maglumi-x8", "maglumi-m-series", "test-list"],
  },
  serologia: { name: "SEROLOGÍA", label: "Serología", entries: ["serologia"], grid: ["test-list"] },
  hematologia: {
    name: "HEMATOLOGÍA",
    label: "Hematología",
    entries: ["maccura-f5-series", "f560", "f580", "maccura-f8-series", "f800", "f810", "f880"],
    grid: ["maccura-f5-series", "maccura-f8-series"],
  },
  coagulacion: {
    name: "COAGULACIÓN",
    label: "Coagulación",
    entries: ["dymind-ca1200"],
    grid: ["dymind-ca1200"],
  },
  hplc: {
    name: "HPLC",
    label: "HPLC",
    entries: ["lifotronic-h100", "lifotronic-h8", "lifotronic-gh900plus"],
    grid: ["lifotronic-h100", "lifotronic-h8", "lifotronic-gh900plus"],
  },
  electrolitos: {
    name: "ELECTROLITOS",
    label: "Electrolitos",
    entries: ["xl-931t-caretium"],
    grid: ["xl-931t-caretium"],
  },
  gasometria: {
    name: "GASOMETRÍA",
    label: "Gasometría",
    entries: ["gem-premier-3500", "gem-premier-5000", "bga-102", "ucare-6000"],
    grid: ["gem-premier-3500", "gem-premier-5000"],
    menu: ["bga-102", "ucare-6000"],
  },
  insumos: {
    name: "INSUMOS MÉDICOS",
    label: "Insumos médicos",
    entries: ["consumibles", "recoleccion", "equipos", "plasticos", "vidrio", "reactivos"],
    grid: ["consumibles", "recoleccion", "equipos", "plasticos", "vidrio", "reactivos"],
    menu: ["consumibles", "recoleccion", "equipos", "plasticos", "vidrio"],
  },
};

type Entry = {
  name: string;
  path: string;
  /** Another address of the same page, and the one by which its models lead back to it. */
  alias?: string;
  /** How the trail of that address names the category. */
  aliasCategory?: string;
  /** The series of a model. */
  series?: string;
  /** How the trail names it, where not by its name. */
  crumb?: string;
};

const inPanel = { crumb: "PANEL DE PRUEBAS" };

export const entries: Record<string, Entry> = {
  "b240p-snibe": { name: "B240P", path: "/productos/bioquimica/b240p-snibe" },
  "bs240-mindray": { name: "BS240", path: "/productos/bioquimica/bs240-mindray" },
  "snibe-c8": { name: "SNIBE C8", path: "/productos/bioquimica/snibe-c8" },
  bioquimica: {
    name: "Panel de pruebas de bioquímica",
    path: "/productos/bioquimica/test-list",
    ...inPanel,
  },
  "maglumi-x6": { name: "MAGLUMI X6", path: "/productos/inmunologia/maglumi-x6" },
  "maglumi-x3": { name: "MAGLUMI X3", path: "/productos/inmunologia/maglumi-x3" },
  "maglumi-x8": { name: "MAGLUMI X8", path: "/productos/inmunologia/maglumi-x8" },
  "maglumi-m-series": {
    name: "MAGLUMI M Series",
    path: "/productos/inmunologia/maglumi-m-series",
    // The address differs from that of the other pages of the category, as specified.
    alias: "/productos/inmunoquimica/maglumi-m-series",
    aliasCategory: "Inmunoquímica",
  },
  "maglumi-600": model("MAGLUMI 600", "maglumi-m-series", "inmunologia/maglumi-m-series/maglumi-600"),
  "maglumi-800": model("MAGLUMI 800", "maglumi-m-series", "inmunologia/maglumi-m-series/maglumi-800"),
  "maglumi-2000": model("MAGLUMI 2000", "maglumi-m-series", "inmunologia/maglumi-m-series/maglumi-2000"),
  "maglumi-2000-plus": model(
    "MAGLUMI 2000 Plus",
    "maglumi-m-series",
    "inmunologia/maglumi-m-series/maglumi-2000-plus",
  ),
  inmunologia: {
    name: "Panel de pruebas de inmunología",
    path: "/productos/inmunologia/test-list",
    ...inPanel,
  },
  serologia: {
    name: "Pruebas rápidas",
    path: "/productos/serologia/test-list",
    alias: "/productos/serologia/pruebas-rapidas",
    ...inPanel,
  },
  "maccura-f5-series": { name: "MACCURA F5 Series", path: "/productos/hematologia/maccura-f5-series" },
  f560: model("MACCURA F560", "maccura-f5-series", "hematologia/maccura-f5-series/f560"),
  f580: model("MACCURA F580", "maccura-f5-series", "hematologia/maccura-f5-series/f580"),
  "maccura-f8-series": { name: "MACCURA F8 Series", path: "/productos/hematologia/maccura-f8-series" },
  f800: model("MACCURA F800", "maccura-f8-series", "hematologia/maccura-f8-series/f800"),
  f810: model("MACCURA F810", "maccura-f8-series", "hematologia/maccura-f8-series/f810"),
  f880: model("MACCURA F880", "maccura-f8-series", "hematologia/maccura-f8-series/f880"),
  "dymind-ca1200": { name: "DYMIND CA1200", path: "/productos/coagulacion/dymind-ca1200" },
  "lifotronic-h100": { name: "LIFOTRONIC H100", path: "/productos/hplc/lifotronic-h100" },
  "lifotronic-h8": { name: "LIFOTRONIC H8", path: "/productos/hplc/lifotronic-h8" },
  "lifotronic-gh900plus": { name: "LIFOTRONIC GH900PLUS", path: "/productos/hplc/lifotronic-gh900plus" },
  "xl-931t-caretium": { name: "XL-931T", path: "/productos/electrolitos/xl-931t-caretium" },
  "gem-premier-3500": { name: "GEM Premier 3500", path: "/productos/gasometria/gem-premier-3500" },
  "gem-premier-5000": { name: "GEM Premier 5000", path: "/productos/gasometria/gem-premier-5000" },
  "bga-102": { name: "BGA-102", path: "/productos/gasometria/bga-102" },
  "ucare-6000": { name: "UCARE 6000", path: "/productos/gasometria/ucare-6000" },
  reactivos: { name: "Reactivos", path: "/productos/insumos/reactivos" },
  consumibles: { name: "Consumibles", path: "/productos/insumos/consumibles" },
  recoleccion: { name: "Recolección", path: "/productos/insumos/recoleccion" },
  equipos: { name: "Equipos de protección", path: "/productos/insumos/equipos" },
  plasticos: { name: "Plásticos", path: "/productos/insumos/plasticos" },
  vidrio: { name: "Vidrio", path: "/productos/insumos/vidrio" },
};

function model(name: string, series: string, path: string): Entry {
  return { name, series, path: `/productos/${path}` };
}

/** The pages of the company. With the categories and the entries they are the 54 addresses of the specification. */
export const companyPages = [
  "/",
  "/productos",
  "/soporte",
  "/clientes",
  "/marcas",
  "/contacto",
  "/sobre-nosotros",
];

/** A value of the specification: its number, what it is measured in where that is no mere word, and what it says. */
export type Figure = {
  amount?: number;
  from?: number;
  to?: number;
  upTo?: number;
  atLeast?: number;
  lessThan?: number;
  unit?: string;
  says?: string[];
};

/** By parameter: its name and its unit are for the content to word. */
export type Figures = Record<string, Figure>;

/** What only the data of a series say of its model is named so on the model's page. */
const ofSeries = "catálogo de la serie";

/** The technical specifications of products and models: sections 3.2 and 9. */
export const specifications: Record<string, Figures> = {
  "b240p-snibe": {
    throughput: { amount: 240, unit: "/h" },
    "sample-positions": { amount: 90 },
    "reagent-positions": { amount: 90, says: ["refrigerad"] },
    "sample-volume": { from: 2, to: 35, unit: "µL" },
    "ise-throughput": { amount: 200, unit: "/h", says: ["opcional"] },
    screen: { amount: 15, unit: "pulgadas", says: ["táctil"] },
  },
  "bs240-mindray": {
    throughput: { amount: 240, unit: "/h" },
    "sample-positions": { upTo: 90 },
    "reagent-positions": { upTo: 90 },
    cuvettes: { amount: 80, says: ["reutilizable"] },
    "ise-throughput": { amount: 200, unit: "/h", says: ["opcional"] },
    "water-use": { from: 2, to: 3, unit: "L/h" },
  },
  "snibe-c8": {
    throughput: { amount: 1600, unit: "/h", says: ["módulo"] },
    "max-throughput": { amount: 6400, unit: "/h" },
    "sample-positions": { amount: 300 },
    "reagent-positions": { upTo: 144 },
    "sample-volume": { from: 1.5, to: 35, unit: "µL" },
    "reagent-volume": { from: 25, to: 300, unit: "µL" },
    "incubation-time": { from: 3, to: 10, unit: "min" },
  },
  "maglumi-x8": {
    method: { says: ["CLIA"] },
    throughput: { upTo: 600, unit: "/h", says: ["módulo"] },
    "max-throughput": { amount: 2400, unit: "/h" },
    "sample-positions": { amount: 300 },
    "reagent-positions": { amount: 42, says: ["RFID"] },
    "continuous-operation": { upTo: 2800 },
    "sample-volume": { from: 5, to: 200, unit: "µL" },
    "calibration-points": { upTo: 6 },
    "incubation-temperature": { says: ["37 °C ± 0,1 °C"] },
  },
  "maglumi-x6": {
    throughput: { amount: 450, unit: "/h" },
    "sample-positions": { amount: 412 },
    "reagent-positions": { amount: 30 },
    "sample-volume": { from: 10, to: 100, unit: "µL" },
    "continuous-operation": { amount: 2000 },
  },
  "maglumi-x3": {
    throughput: { amount: 200, unit: "/h" },
    "sample-positions": { amount: 72 },
    "reagent-positions": { amount: 20 },
    "sample-volume": { from: 10, to: 100, unit: "µL" },
  },
  "maglumi-600": {
    throughput: { upTo: 180, unit: "/h" },
    "sample-positions": { amount: 16 },
    "reagent-positions": { amount: 4 },
  },
  "maglumi-800": {
    throughput: { upTo: 180, unit: "/h" },
    "sample-positions": { amount: 40 },
    "reagent-positions": { amount: 9 },
    cuvettes: { upTo: 240 },
  },
  "maglumi-2000": {
    throughput: { upTo: 180, unit: "/h" },
    "sample-positions": { amount: 144 },
    "reagent-positions": { amount: 15 },
    cuvettes: { upTo: 720 },
  },
  "maglumi-2000-plus": {
    throughput: { upTo: 180, unit: "/h" },
    "sample-positions": { amount: 144 },
    "reagent-positions": { amount: 25 },
    cuvettes: { upTo: 720 },
  },
  f560: {
    "sample-throughput": { amount: 60, unit: "/h" },
    mode: { says: ["CBC+DIFF", "o CBC"] },
    "parameter-count": { amount: 23 },
    screen: { amount: 10.4, unit: "pulgadas", says: ["táctil", ofSeries] },
    dilution: { says: ["Automática", ofSeries] },
    method: { says: ["fluorescente"] },
    traceability: { says: ["CNAS"] },
  },
  f580: {
    "sample-throughput": { upTo: 80, unit: "/h" },
    "parameter-count": { amount: 28 },
    histograms: { amount: 3 },
    scattergrams: { amount: 1 },
    screen: { amount: 12, unit: "pulgadas", says: [ofSeries] },
    "paediatric-mode": { says: ["Automático", ofSeries] },
    method: { says: ["fluorescente"] },
    traceability: { says: ["CNAS"] },
  },
  f800: {
    "sample-throughput": { amount: 100, unit: "/h" },
    "detection-channels": { says: ["FCW", "FCD", "FCR", "FCP", "FCA"] },
    "parameter-count": { amount: 30, says: [ofSeries] },
    screen: { amount: 15, unit: "pulgadas", says: [ofSeries] },
    method: { says: ["Citometría de flujo"] },
  },
  f810: {
    "sample-throughput": { amount: 100, unit: "/h" },
    "reticulocyte-throughput": { amount: 83, unit: "/h" },
    "detection-channels": { says: ["FCW", "FCD", "FCR", "FCP", "FCA"] },
    "parameter-count": { amount: 32, says: [ofSeries] },
    aspiration: { says: ["Doble canal", ofSeries] },
    cleaning: { says: ["Automática", ofSeries] },
  },
  f880: {
    "sample-throughput": { amount: 100, unit: "/h" },
    screen: { amount: 24, unit: "pulgadas" },
    "detection-channels": { says: ["FCW", "FCD", "FCR", "FCP", "FCA"] },
    "parameter-count": { amount: 35, says: [ofSeries] },
    "sample-loading": { says: ["Continua", ofSeries] },
    connectivity: { says: ["LIS/HIS", ofSeries] },
  },
  "dymind-ca1200": {
    throughput: { atLeast: 200, unit: "/h" },
    "sample-positions": { amount: 40 },
    "reagent-positions": { amount: 23, says: ["refrigerad"] },
    "measured-parameters": { says: ["PT", "APTT", "TT", "FIB", "dímero D", "FDP", "AT-III"] },
  },
  "lifotronic-h100": {
    "sample-positions": { amount: 50 },
    "stat-positions": { amount: 1 },
    "result-time": { amount: 96, unit: "s" },
    "thalassemia-time": { amount: 350, unit: "s" },
    certification: { says: ["NGSP", "IFCC"] },
  },
  "lifotronic-h8": {
    "sample-positions": { amount: 10 },
    "result-time": { amount: 130, unit: "s" },
    "thalassemia-time": { amount: 6, unit: "min" },
    certification: { says: ["NGSP", "IFCC"] },
  },
  "lifotronic-gh900plus": {
    "sample-positions": { amount: 5 },
    "result-time": { amount: 130, unit: "s" },
    precision: { lessThan: 1.5, unit: "%" },
    certification: { says: ["NGSP", "IFCC"] },
  },
  "xl-931t-caretium": {
    method: { says: ["ISE"] },
    "measured-parameters": { says: ["Na⁺", "K⁺", "Cl⁻", "Li⁺", "Ca²⁺"] },
    "result-time": { lessThan: 60, unit: "s" },
    "sample-volume": { from: 100, to: 200, unit: "µL" },
    "range-sodium": { from: 10, to: 200, unit: "mmol/L" },
    "range-potassium": { from: 0.5, to: 20, unit: "mmol/L" },
    "range-chloride": { from: 10, to: 200, unit: "mmol/L" },
    "range-calcium": { from: 0.1, to: 5, unit: "mmol/L" },
    calibration: { says: ["automátic"] },
  },
  "gem-premier-3500": {
    "parameter-count": { amount: 18 },
    "result-time": { amount: 90, unit: "s" },
    "sample-volume": { amount: 125, unit: "µL" },
    "sample-throughput": { amount: 40, unit: "/h" },
  },
  "gem-premier-5000": {
    "parameter-count": { amount: 21 },
    "result-time": { amount: 60, unit: "s" },
    "sample-volume": { amount: 150, unit: "µL" },
    "sample-throughput": { amount: 60, unit: "/h" },
    connectivity: { says: ["LIS", "Wi-Fi", "Ethernet"] },
    "co-oximetry": { says: ["Sí"] },
  },
  "bga-102": {
    "parameter-count": { amount: 24 },
    "result-time": { amount: 45, unit: "s" },
    "sample-volume": { amount: 80, unit: "µL" },
    "storage-temperature": { from: 2, to: 8, unit: "°C" },
    "shelf-life": { upTo: 12, unit: "meses" },
    "quality-control": { says: ["Tres niveles"] },
  },
  "ucare-6000": {
    "parameter-count": { amount: 34 },
    "battery-hours": { amount: 6, unit: "h" },
    "battery-tests": { amount: 80 },
    screen: { amount: 10, unit: "pulgadas" },
    "storage-temperature": { from: 2, to: 30, unit: "°C" },
    "shelf-life": { says: ["7 meses almacenado; 30 días instalado"] },
  },
};

type Series = {
  /** Page data: the cards of the models, each with its laboratory and figures of its page. */
  cards: Record<string, { model: string; target: string; shows: string[]; channels?: string[] }>;
  /** Series data: «Modelos Disponibles»; what is said in words may stand in any row. */
  catalogue: Record<string, { figures: Figures; says?: string[] }>;
};

const channelNames = ["FCW", "FCD", "FCR", "FCP", "FCA"];

export const series: Record<string, Series> = {
  "maglumi-m-series": {
    cards: {
      "600": {
        model: "maglumi-600",
        target: "Laboratorios pequeños",
        shows: ["throughput", "sample-positions", "reagent-positions"],
      },
      "800": {
        model: "maglumi-800",
        target: "Laboratorios pequeños y medianos",
        shows: ["throughput", "sample-positions", "reagent-positions", "cuvettes"],
      },
      "2000": {
        model: "maglumi-2000",
        target: "Laboratorios medianos",
        shows: ["throughput", "sample-positions", "reagent-positions", "cuvettes"],
      },
      "2000 Plus": {
        model: "maglumi-2000-plus",
        target: "Laboratorios medianos y grandes",
        shows: ["throughput", "sample-positions", "reagent-positions", "cuvettes"],
      },
    },
    catalogue: {
      M1000: {
        figures: {
          throughput: { amount: 180, unit: "/h" },
          "reagent-positions": { amount: 40 },
          method: { says: ["CLIA"] },
        },
      },
      M2000: {
        figures: {
          throughput: { amount: 300, unit: "/h" },
          "reagent-positions": { amount: 80 },
          method: { says: ["CLIA"] },
        },
      },
      M4000: {
        figures: {
          throughput: { amount: 400, unit: "/h" },
          "reagent-positions": { amount: 120 },
          method: { says: ["CLIA"] },
        },
      },
    },
  },
  "maccura-f5-series": {
    cards: {
      F560: {
        model: "f560",
        target: "Laboratorios pequeños",
        shows: ["sample-throughput", "parameter-count", "mode"],
      },
      F580: {
        model: "f580",
        target: "Laboratorios pequeños y medianos",
        shows: ["sample-throughput", "parameter-count", "histograms"],
      },
    },
    catalogue: {
      F560: {
        figures: {
          "sample-throughput": { amount: 60, unit: "/h" },
          "parameter-count": { amount: 23 },
          screen: { amount: 10.4, unit: "pulgadas" },
        },
        says: ["táctil", "Dilución"],
      },
      F580: {
        figures: {
          "sample-throughput": { amount: 80, unit: "/h" },
          "parameter-count": { amount: 26 },
          screen: { amount: 12, unit: "pulgadas" },
        },
        says: ["pediátric"],
      },
    },
  },
  "maccura-f8-series": {
    cards: {
      F800: {
        model: "f800",
        target: "Laboratorios medianos",
        shows: ["sample-throughput"],
        channels: channelNames,
      },
      F810: {
        model: "f810",
        target: "Laboratorios medianos y grandes",
        shows: ["sample-throughput", "reticulocyte-throughput"],
        channels: channelNames,
      },
      F880: {
        model: "f880",
        target: "Laboratorios grandes",
        shows: ["sample-throughput", "screen"],
        channels: channelNames,
      },
    },
    catalogue: {
      F800: {
        figures: {
          "sample-throughput": { amount: 120, unit: "/h" },
          "parameter-count": { amount: 30 },
          screen: { amount: 15, unit: "pulgadas" },
        },
        says: ["Citometría de flujo"],
      },
      F810: {
        figures: { "sample-throughput": { amount: 150, unit: "/h" }, "parameter-count": { amount: 32 } },
        says: ["Doble", "aspiración", "Limpieza"],
      },
      F880: {
        figures: { "sample-throughput": { amount: 200, unit: "/h" }, "parameter-count": { amount: 35 } },
        says: ["Carga", "continua", "LIS/HIS"],
      },
    },
  },
};

/** Names of the others of the category that «Productos Relacionados» shows; a model's sisters come first. */
export const related: Record<string, string[]> = {
  "b240p-snibe": ["BS240", "SNIBE C8"],
  "bs240-mindray": ["B240P", "SNIBE C8"],
  "snibe-c8": ["B240P", "BS240"],
  "maglumi-x6": ["MAGLUMI X3", "MAGLUMI X8", "MAGLUMI M Series"],
  "maglumi-x3": ["MAGLUMI X6", "MAGLUMI X8", "MAGLUMI M Series"],
  "maglumi-x8": ["MAGLUMI X6", "MAGLUMI X3", "MAGLUMI M Series"],
  "maglumi-m-series": ["MAGLUMI X6", "MAGLUMI X3", "MAGLUMI X8"],
  "maccura-f5-series": ["MACCURA F8 Series"],
  "maccura-f8-series": ["MACCURA F5 Series"],
  f810: ["MACCURA F800", "MACCURA F880", "MACCURA F5 Series"],
  "dymind-ca1200": [],
  "lifotronic-h100": ["LIFOTRONIC H8", "LIFOTRONIC GH900PLUS"],
  "lifotronic-h8": ["LIFOTRONIC H100", "LIFOTRONIC GH900PLUS"],
  "lifotronic-gh900plus": ["LIFOTRONIC H100", "LIFOTRONIC H8"],
  "xl-931t-caretium": [],
  "gem-premier-3500": ["GEM Premier 5000", "BGA-102", "UCARE 6000"],
  "gem-premier-5000": ["GEM Premier 3500", "BGA-102", "UCARE 6000"],
  "bga-102": ["GEM Premier 3500", "GEM Premier 5000", "UCARE 6000"],
  "ucare-6000": ["GEM Premier 3500", "GEM Premier 5000", "BGA-102"],
};

const toSupplies = { label: "Volver a insumos médicos", to: "/productos/insumos" };

/** Pages with a link that leads back. */
export const waysBack: Record<string, { label: string; to: string }> = {
  "snibe-c8": { label: "Volver a bioquímica", to: "/productos/bioquimica" },
  "maglumi-x8": { label: "Volver a inmunología", to: "/productos/inmunologia" },
  serologia: { label: "Volver a productos", to: "/productos" },
  reactivos: toSupplies,
  consumibles: toSupplies,
  recoleccion: toSupplies,
  equipos: toSupplies,
  plasticos: toSupplies,
  vidrio: toSupplies,
};

/** What each category asks to tell its products apart; categories that are not here ask nothing. */
export const filters: Record<string, Record<string, string[]>> = {
  bioquimica: {
    Marca: ["Mindray: 1 producto", "SNIBE: 2 productos"],
    "Rendimiento (pruebas/h)": ["Hasta 600: 2 productos", "Más de 1.000: 1 producto"],
  },
  inmunologia: {
    "Rendimiento (pruebas/h)": ["Hasta 200: 2 productos", "Más de 400: 2 productos"],
    "Tamaño del laboratorio": ["Pequeño: 1 producto", "Mediano: 3 productos", "Grande: 3 productos"],
  },
  hplc: { "Tiempo por resultado (s)": ["50–100: 1 producto", "Más de 100: 2 productos"] },
};

/** Kilobytes of data from product to product, as they are sent; a series also has its models. */
export const dataLimit = { single: 2, series: 2.4 };

/** The analyzers of each panel, and its groups by the names of the manufacturer. */
export const panels: Record<string, { analyzers: string[]; groups: string[] }> = {
  bioquimica: {
    analyzers: ["b240p-snibe", "bs240-mindray", "snibe-c8"],
    groups: ["Hepatic", "Renal", "Cardiac", "Lipids", "Diabetes", "Inorganic Ion", "Pancreatic", "ISE"],
  },
  inmunologia: {
    analyzers: ["maglumi-x6", "maglumi-x3", "maglumi-x8", "maglumi-m-series"],
    groups: [
      "Thyroid",
      "Fertility",
      "Tumor Markers",
      "Anemia",
      "Cardiac Markers",
      "Infectious Disease",
      "Inflammation Monitoring",
      "TORCH",
      "Autoimmune",
    ],
  },
};

export const rapidTests: Record<string, string[]> = {
  "Infecciones Virales": ["VIH", "Hepatitis B", "Hepatitis C", "COVID-19", "Dengue"],
  "Enfermedades Bacterianas": ["Sífilis", "H. pylori"],
  "Enfermedades Tropicales": ["Chikungunya", "Malaria"],
  Otros: ["Embarazo (hCG)", "Marcadores tumorales", "Drogas de abuso"],
};

/** What badges on cards of these supplies say. */
export const badges: Record<string, string[]> = {
  reactivos: ["18 meses de estabilidad", "Trazabilidad NIST"],
  consumibles: ["Estéril por rayos gamma"],
  recoleccion: ["ISO 13485"],
  equipos: ["CE"],
  vidrio: ["Borosilicato 3.3", "Resiste 500 °C"],
};

/** In the order in which they are shown. */
export const brands: Record<string, { name: string; importation: "directa" | "local" }> = {
  snibe: { name: "SNIBE", importation: "directa" },
  maccura: { name: "Maccura", importation: "directa" },
  healgen: { name: "HEALGEN", importation: "directa" },
  lifotronic: { name: "Lifotronic", importation: "directa" },
  caretium: { name: "Caretium", importation: "directa" },
  dymind: { name: "Dymind", importation: "directa" },
  wondfo: { name: "Wondfo", importation: "directa" },
  mindray: { name: "Mindray", importation: "local" },
  alltest: { name: "Alltest", importation: "local" },
};

/** Said on the page of an entry, or of its category, and of nothing else there. */
export const entryStatements: { entry: string; path: string; texts: string[] }[] = [
  { entry: "serologia", path: "/productos/serologia/test-list", texts: ["10–15 min", "suero o plasma"] },
  {
    entry: "serologia",
    path: "/productos/serologia/pruebas-rapidas",
    texts: ["10–15 min", "suero o plasma"],
  },
  { entry: "serologia", path: "/productos/serologia", texts: ["10–15 minutos", "suero o plasma"] },
];

/** The card of the catalogue gives another value than the page, as specified. */
export const cardValue = {
  entry: "xl-931t-caretium",
  category: "/productos/electrolitos",
  onCard: "Volumen de muestra: 80–150 µL",
  onlyOnCard: "80–150 µL",
  onlyOnPage: "100–200 µL",
};

/** The one that offers a brochure besides its sheet. */
export const brochure = "f810";

/** What every sheet adds at its end. */
export const service: Rows = {
  "Capacitación del personal": "Incluida",
  "Soporte técnico": "24/7, sin costo durante la garantía",
};

/** Page, region by its name (or the whole of main), what it says, and what it does not. */
export const statements: { path: string; region?: string; says?: string[]; keepsQuiet?: string[] }[] = [
  {
    path: "/",
    region: "Líderes en diagnóstico clínico",
    says: ["Desde 2022", "ISO 9001", "24/7", "Calidad garantizada"],
  },
  {
    path: "/",
    region: "En cifras",
    says: [
      "5+ años de experiencia",
      "100+ clientes satisfechos",
      "10+ marcas representadas",
      "24/7 soporte técnico",
    ],
  },
  {
    path: "/",
    region: "Cobertura nacional, a ambos lados de la línea",
    says: ["8+ provincias", "100+ clientes"],
  },
  { path: "/", region: "¿Por qué elegirnos?", says: ["Representación exclusiva de marcas líderes"] },
  {
    path: "/",
    region: "Nuestros valores",
    says: ["innovación, calidad, precisión y compromiso", "Gerencia General"],
  },
  { path: "/", keepsQuiet: ["2020"] },
  {
    path: "/sobre-nosotros",
    says: ["Desde 2020", "más de 5 años", "más de 10 marcas internacionales", "24/7", "ISO 9001"],
    keepsQuiet: ["Desde 2022"],
  },
  {
    path: "/sobre-nosotros",
    region: "Nuestra Historia",
    says: ["2020 Fundación", "2022 Expansión", "2025 Consolidación"],
  },
  {
    path: "/contacto",
    says: ["máximo de 48 horas laborables", "máximo de 24 horas", "capacitación completa", "Guayaquil"],
  },
  {
    path: "/soporte",
    says: [
      "máximo de 24 horas",
      "Durante la garantía, el soporte técnico no tiene costo",
      "capacitación completa",
    ],
  },
  {
    path: "/soporte",
    region: "Preguntas Frecuentes",
    says: [
      "48 horas laborables",
      "máximo de 24 horas",
      "garantía, el soporte técnico no tiene costo",
      "capacitación completa",
    ],
  },
  { path: "/clientes", region: "Clientes principales", says: ["Entidad de gobierno", "Seguridad social"] },
  {
    path: "/privacidad",
    region: "Lo que pasa a otros, y cuándo",
    says: ["OpenStreetMap", "WhatsApp", "correo", "Facebook, Instagram o LinkedIn", "soporte"],
  },
  {
    path: "/privacidad",
    region: "Sus derechos",
    says: ["Ley Orgánica de Protección de Datos Personales (LOPDP)"],
  },
];

/** Page, region, and the texts of its headings or items, all of them and in order. */
export const lists: { path: string; region: string; of: string; texts: string[] }[] = [
  {
    path: "/",
    region: "¿Por qué elegirnos?",
    of: "h3",
    texts: [
      "Soporte técnico especializado",
      "Tecnología de vanguardia",
      "Certificación ISO 9001",
      "Cobertura nacional",
    ],
  },
  {
    path: "/",
    region: "En cifras",
    of: "p",
    texts: [
      "5+ años de experiencia",
      "100+ clientes satisfechos",
      "10+ marcas representadas",
      "24/7 soporte técnico",
    ],
  },
  {
    path: "/",
    region: "Líderes en diagnóstico clínico",
    of: "h3",
    texts: ["ISO 9001", "Calidad garantizada", "Soporte 24/7", "Cobertura nacional"],
  },
  {
    path: "/",
    region: "Nuestros valores",
    of: "h3",
    texts: ["Innovación", "Calidad", "Precisión", "Compromiso"],
  },
  {
    path: "/sobre-nosotros",
    region: "Nuestros Valores Clave",
    of: "h3",
    texts: ["Excelencia", "Compromiso", "Innovación"],
  },
  {
    path: "/sobre-nosotros",
    region: "Nuestra Historia",
    of: "li h3",
    texts: ["2020 Fundación", "2022 Expansión", "2025 Consolidación"],
  },
  {
    path: "/soporte",
    region: "Seis servicios, un solo equipo técnico",
    of: "h3",
    texts: [
      "Mantenimiento preventivo",
      "Reparación y soporte",
      "Calibración",
      "Capacitación técnica",
      "Asesoría en implementación",
      "Soporte remoto",
    ],
  },
  {
    path: "/clientes",
    region: "Clientes principales",
    of: "h3",
    texts: ["Ministerio de Salud Pública", "Instituto Ecuatoriano de Seguridad Social"],
  },
  {
    path: "/clientes",
    region: "Sector privado",
    of: "h3",
    texts: ["Clínicas", "Laboratorios clínicos", "Hospitales"],
  },
];

/** The three of the home page, each with its address; bound to their entries. */
export const featured = [
  { entry: "maglumi-x6", title: "MAGLUMI X6", to: "/productos/inmunologia/maglumi-x6" },
  { entry: "maccura-f8-series", title: "MACCURA F8 Series", to: "/productos/hematologia/maccura-f8-series" },
  { entry: "serologia", title: "Pruebas Rápidas", to: "/productos/serologia/pruebas-rapidas" },
];

export const mainHeadings: Record<string, string> = {
  "/": "Soluciones Integrales para Laboratorios",
  "/privacidad": "Privacidad, en palabras claras",
};

export const navigation: [label: string, to: string][] = [
  ["Inicio", "/"],
  ["Productos", "/productos"],
  ["Soporte Técnico", "/soporte"],
  ["Clientes", "/clientes"],
  ["Marcas", "/marcas"],
  ["Contacto", "/contacto"],
  ["Sobre Nosotros", "/sobre-nosotros"],
];

export const openingHours: Rows = {
  "Lunes a viernes": "8:00–18:00",
  Sábado: "9:00–13:00",
  "Domingo y feriados": "Cerrado",
};

export const greeting = "Hola, quisiera más información";
export const provinces = 9;
export const seat = { province: "Guayas", city: "Guayaquil" };
