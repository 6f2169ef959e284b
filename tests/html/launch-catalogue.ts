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
 * - a row of a table while its parameter is called so;
 * - a category under its id, with its name; what it lists, while it has no entries but those of the launch;
 * - a brand under its id, with its name;
 * - what is said of the company while the site still goes by the name that it was launched with.
 *
 * What a row says is never read from the content, only whether it binds. Rows that no longer bind are skipped, and
 * launch-catalogue.test.ts prints how many of them still do. Everything else that the site must hold follows from
 * the content as it is; the other tests in this folder derive it.
 */

export type Rows = Record<string, string>;

export const launch = { company: "Ceibo Diagnóstica", revision: "2026-11-15" };

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

const clia = { Metodología: "Quimioluminiscencia (CLIA)" };
const haemoglobin = { Certificación: "NGSP e IFCC" };
const channels = { Detección: "FCW, FCD, FCR, FCP y FCA" };

/** The technical specifications of products and models: sections 3.2 and 9. */
export const specifications: Record<string, Rows> = {
  "b240p-snibe": {
    Rendimiento: "240 pruebas/h",
    "Posiciones de muestra": "90",
    "Posiciones de reactivo": "90, refrigeradas",
    "Volumen de muestra": "2,0–35,0 µL",
    "Módulo ISE": "200 T/H, opcional",
    Pantalla: "15 pulgadas, táctil",
  },
  "bs240-mindray": {
    Rendimiento: "240 pruebas/h",
    "Posiciones de muestra": "hasta 90",
    "Posiciones de reactivo": "hasta 90",
    Cubetas: "80 cubetas, reutilizables",
    "Módulo ISE": "200 T/H, opcional",
    "Consumo de agua": "2,0–3,0 L/h",
  },
  "snibe-c8": {
    Rendimiento: "1.600 T/H por módulo",
    "Rendimiento con cuatro módulos": "6.400 T/H",
    "Posiciones de muestra": "300",
    "Posiciones de reactivo": "hasta 144",
    "Volumen de muestra": "1,5–35 µL",
    "Volumen de reactivo": "25–300 µL",
    "Tiempo de incubación": "3–10 min",
  },
  "maglumi-x8": {
    ...clia,
    Rendimiento: "hasta 600 pruebas/h por módulo",
    "Rendimiento con cuatro módulos": "2.400 pruebas/h",
    "Posiciones de muestra": "300",
    "Posiciones de reactivo": "42, con RFID",
    "Operación continua": "hasta 2.800 pruebas",
    "Volumen de muestra": "5–200 µL",
    "Puntos de calibración": "hasta 6 puntos",
    "Temperatura de incubación": "37 °C ± 0,1 °C",
  },
  "maglumi-x6": {
    Rendimiento: "450 pruebas/h",
    "Posiciones de muestra": "412",
    "Posiciones de reactivo": "30",
    "Volumen de muestra": "10–100 µL",
    "Operación continua": "2.000 pruebas",
  },
  "maglumi-x3": {
    Rendimiento: "200 pruebas/h",
    "Posiciones de muestra": "72",
    "Posiciones de reactivo": "20",
    "Volumen de muestra": "10–100 µL",
  },
  "maglumi-600": {
    Rendimiento: "hasta 180 pruebas/h",
    "Posiciones de muestra": "16",
    "Posiciones de reactivo": "4",
  },
  "maglumi-800": {
    Rendimiento: "hasta 180 pruebas/h",
    "Posiciones de muestra": "40",
    "Posiciones de reactivo": "9",
    Cubetas: "hasta 240 cubetas",
  },
  "maglumi-2000": {
    Rendimiento: "hasta 180 pruebas/h",
    "Posiciones de muestra": "144",
    "Posiciones de reactivo": "15",
    Cubetas: "hasta 720 cubetas",
  },
  "maglumi-2000-plus": {
    Rendimiento: "hasta 180 pruebas/h",
    "Posiciones de muestra": "144",
    "Posiciones de reactivo": "25",
    Cubetas: "hasta 720 cubetas",
  },
  f560: {
    Rendimiento: "60 muestras/h",
    "Modo de análisis": "CBC+DIFF o CBC",
    "Parámetros informados": "23 parámetros",
  },
  f580: {
    Rendimiento: "hasta 80 muestras/h",
    "Parámetros informados": "28 parámetros",
    Histogramas: "3",
    "Dispersograma 2D": "1",
  },
  f800: { Rendimiento: "100 muestras/h", ...channels },
  f810: {
    Rendimiento: "100 muestras/h",
    "Rendimiento HCBC+DIFF+RET": "83 T/H",
    ...channels,
  },
  f880: {
    Rendimiento: "100 muestras/h",
    Pantalla: "24 pulgadas",
    ...channels,
  },
  "dymind-ca1200": {
    Rendimiento: "≥ 200 pruebas/h",
    "Posiciones de muestra": "40 tubos",
    "Posiciones de reactivo": "23, refrigeradas",
    Parámetros: "PT, APTT, TT, FIB, dímero D, FDP y AT-III",
  },
  "lifotronic-h100": {
    "Posiciones de muestra": "50",
    "Posiciones de urgencia (STAT)": "1",
    "Tiempo por resultado de HbA1c": "96 s",
    "Modo talasemia": "350 s",
    ...haemoglobin,
  },
  "lifotronic-h8": {
    "Posiciones de muestra": "10",
    "Tiempo por resultado de HbA1c": "130 s",
    "Modo talasemia": "6 min",
    ...haemoglobin,
  },
  "lifotronic-gh900plus": {
    "Posiciones de muestra": "5",
    "Tiempo por resultado de HbA1c": "130 s",
    "Precisión (CV)": "< 1,5 %",
    ...haemoglobin,
  },
  "xl-931t-caretium": {
    Metodología: "Electrodo selectivo de iones (ISE)",
    Parámetros: "Na⁺, K⁺, Cl⁻, Li⁺; también Ca²⁺",
    "Tiempo por resultado": "< 60 s",
    "Volumen de muestra": "100–200 µL",
    "Intervalo de Na⁺": "10–200 mmol/L",
    "Intervalo de K⁺": "0,5–20 mmol/L",
    "Intervalo de Cl⁻": "10–200 mmol/L",
    "Intervalo de Ca²⁺": "0,1–5,0 mmol/L",
    Calibración: "Automática",
  },
  "gem-premier-3500": {
    "Parámetros informados": "18 parámetros",
    "Tiempo por resultado": "90 s",
    "Volumen de muestra": "125 µL",
    Rendimiento: "40 muestras/h",
  },
  "gem-premier-5000": {
    "Parámetros informados": "21 parámetros",
    "Tiempo por resultado": "60 s",
    "Volumen de muestra": "150 µL",
    Rendimiento: "60 muestras/h",
    Conectividad: "LIS, Wi-Fi y Ethernet",
    "CO-oximetría": "Sí",
  },
  "bga-102": {
    "Parámetros informados": "24 parámetros",
    "Tiempo por resultado": "45 s",
    "Volumen de muestra": "80 µL",
    Almacenamiento: "2–8 °C",
    "Vida útil": "hasta 12 meses",
    "Control de calidad": "Tres niveles",
  },
  "ucare-6000": {
    "Parámetros informados": "34 parámetros",
    "Autonomía de la batería": "6 h",
    "Pruebas por carga": "80 pruebas",
    Pantalla: "10 pulgadas",
    Almacenamiento: "2–30 °C",
    "Vida útil": "7 meses almacenado; 30 días instalado",
  },
};

type Series = {
  /** Page data: the cards of the models. */
  cards: Record<string, { target: string; data: Rows; channels?: string[] }>;
  /** Series data: «Modelos Disponibles». */
  catalogue: Record<string, Rows>;
};

const channelNames = ["FCW", "FCD", "FCR", "FCP", "FCA"];

const maglumiM: Series = {
  cards: {
    "600": {
      target: "Laboratorios pequeños",
      data: {
        Rendimiento: "hasta 180 pruebas/h",
        "Posiciones de muestra": "16",
        "Posiciones de reactivo": "4",
      },
    },
    "800": {
      target: "Laboratorios pequeños y medianos",
      data: {
        Rendimiento: "hasta 180 pruebas/h",
        "Posiciones de muestra": "40",
        "Posiciones de reactivo": "9",
        Cubetas: "hasta 240 cubetas",
      },
    },
    "2000": {
      target: "Laboratorios medianos",
      data: {
        Rendimiento: "hasta 180 pruebas/h",
        "Posiciones de muestra": "144",
        "Posiciones de reactivo": "15",
        Cubetas: "hasta 720 cubetas",
      },
    },
    "2000 Plus": {
      target: "Laboratorios medianos y grandes",
      data: {
        Rendimiento: "hasta 180 pruebas/h",
        "Posiciones de muestra": "144",
        "Posiciones de reactivo": "25",
        Cubetas: "hasta 720 cubetas",
      },
    },
  },
  catalogue: {
    M1000: {
      Rendimiento: "180 pruebas/h",
      "Posiciones de reactivo": "40",
      Metodología: "Quimioluminiscencia (CLIA)",
    },
    M2000: {
      Rendimiento: "300 pruebas/h",
      "Posiciones de reactivo": "80",
      Metodología: "Quimioluminiscencia (CLIA)",
    },
    M4000: {
      Rendimiento: "400 pruebas/h",
      "Posiciones de reactivo": "120",
      Metodología: "Quimioluminiscencia (CLIA)",
    },
  },
};

export const series: Record<string, Series> = {
  "maglumi-m-series": maglumiM,
  "maccura-f5-series": {
    cards: {
      F560: {
        target: "Laboratorios pequeños",
        data: {
          Rendimiento: "60 muestras/h",
          "Parámetros informados": "23 parámetros",
          "Modo de análisis": "CBC+DIFF o CBC",
        },
      },
      F580: {
        target: "Laboratorios pequeños y medianos",
        data: {
          Rendimiento: "hasta 80 muestras/h",
          "Parámetros informados": "28 parámetros",
          Histogramas: "3",
        },
      },
    },
    catalogue: {
      F560: {
        Rendimiento: "60 muestras/h",
        "Parámetros informados": "23 parámetros",
        Pantalla: "10,4 pulgadas",
        Equipamiento: "Pantalla táctil Dilución automática",
      },
      F580: {
        Rendimiento: "80 muestras/h",
        "Parámetros informados": "26 parámetros",
        Pantalla: "12 pulgadas",
        Equipamiento: "Modo pediátrico automático",
      },
    },
  },
  "maccura-f8-series": {
    cards: {
      F800: {
        target: "Laboratorios medianos",
        data: { Rendimiento: "100 muestras/h" },
        channels: channelNames,
      },
      F810: {
        target: "Laboratorios medianos y grandes",
        data: { Rendimiento: "100 muestras/h", "Rendimiento HCBC+DIFF+RET": "83 T/H" },
        channels: channelNames,
      },
      F880: {
        target: "Laboratorios grandes",
        data: { Rendimiento: "100 muestras/h", Pantalla: "24 pulgadas" },
        channels: channelNames,
      },
    },
    catalogue: {
      F800: {
        Rendimiento: "120 muestras/h",
        "Parámetros informados": "30 parámetros",
        Pantalla: "15 pulgadas",
        Equipamiento: "Citometría de flujo",
      },
      F810: {
        Rendimiento: "150 muestras/h",
        "Parámetros informados": "32 parámetros",
        Equipamiento: "Doble canal de aspiración Limpieza automática",
      },
      F880: {
        Rendimiento: "200 muestras/h",
        "Parámetros informados": "35 parámetros",
        Equipamiento: "Carga continua Conexión LIS/HIS avanzada",
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
  "snibe-c8": { label: "Volver a Bioquímica", to: "/productos/bioquimica" },
  "maglumi-x8": { label: "Volver a Inmunología", to: "/productos/inmunologia" },
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
export const dataLimit = { single: 2, series: 2.1 };

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

/** Badges that cards of these supplies carry. */
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
  Cotización: "Máximo 48 horas laborables",
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
