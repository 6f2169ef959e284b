/** The figures of the specification, sections 3.2 and 9, each under the page and the row that shows it. */

export type Rows = Record<string, string>;

const clia = { Metodología: "Quimioluminiscencia (CLIA)" };
const haemoglobin = { Certificación: "NGSP e IFCC" };
const channels = { Detección: "FCW, FCD, FCR, FCP y FCA" };

/** The technical specifications of products and models. */
export const sheets: Record<string, Rows> = {
  "bioquimica/b240p-snibe": {
    Rendimiento: "240 pruebas/h",
    "Posiciones de muestra": "90",
    "Posiciones de reactivo": "90, refrigeradas",
    "Volumen de muestra": "2,0–35,0 µL",
    "Módulo ISE": "200 T/H, opcional",
    Pantalla: "15 pulgadas, táctil",
  },
  "bioquimica/bs240-mindray": {
    Rendimiento: "240 pruebas/h",
    "Posiciones de muestra": "hasta 90",
    "Posiciones de reactivo": "hasta 90",
    Cubetas: "80 cubetas, reutilizables",
    "Módulo ISE": "200 T/H, opcional",
    "Consumo de agua": "2,0–3,0 L/h",
  },
  "bioquimica/snibe-c8": {
    Rendimiento: "1.600 T/H por módulo",
    "Rendimiento con cuatro módulos": "6.400 T/H",
    "Posiciones de muestra": "300",
    "Posiciones de reactivo": "hasta 144",
    "Volumen de muestra": "1,5–35 µL",
    "Volumen de reactivo": "25–300 µL",
    "Tiempo de incubación": "3–10 min",
  },
  "inmunologia/maglumi-x8": {
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
  "inmunologia/maglumi-x6": {
    Rendimiento: "450 pruebas/h",
    "Posiciones de muestra": "412",
    "Posiciones de reactivo": "30",
    "Volumen de muestra": "10–100 µL",
    "Operación continua": "2.000 pruebas",
  },
  "inmunologia/maglumi-x3": {
    Rendimiento: "200 pruebas/h",
    "Posiciones de muestra": "72",
    "Posiciones de reactivo": "20",
    "Volumen de muestra": "10–100 µL",
  },
  "inmunologia/maglumi-m-series/maglumi-600": {
    Rendimiento: "hasta 180 pruebas/h",
    "Posiciones de muestra": "16",
    "Posiciones de reactivo": "4",
  },
  "inmunologia/maglumi-m-series/maglumi-800": {
    Rendimiento: "hasta 180 pruebas/h",
    "Posiciones de muestra": "40",
    "Posiciones de reactivo": "9",
    Cubetas: "hasta 240 cubetas",
  },
  "inmunologia/maglumi-m-series/maglumi-2000": {
    Rendimiento: "hasta 180 pruebas/h",
    "Posiciones de muestra": "144",
    "Posiciones de reactivo": "15",
    Cubetas: "hasta 720 cubetas",
  },
  "inmunologia/maglumi-m-series/maglumi-2000-plus": {
    Rendimiento: "hasta 180 pruebas/h",
    "Posiciones de muestra": "144",
    "Posiciones de reactivo": "25",
    Cubetas: "hasta 720 cubetas",
  },
  "hematologia/maccura-f5-series/f560": {
    Rendimiento: "60 muestras/h",
    "Modo de análisis": "CBC+DIFF o CBC",
    "Parámetros informados": "23 parámetros",
  },
  "hematologia/maccura-f5-series/f580": {
    Rendimiento: "hasta 80 muestras/h",
    "Parámetros informados": "28 parámetros",
    Histogramas: "3",
    "Dispersograma 2D": "1",
  },
  "hematologia/maccura-f8-series/f800": { Rendimiento: "100 muestras/h", ...channels },
  "hematologia/maccura-f8-series/f810": {
    Rendimiento: "100 muestras/h",
    "Rendimiento HCBC+DIFF+RET": "83 T/H",
    ...channels,
  },
  "hematologia/maccura-f8-series/f880": {
    Rendimiento: "100 muestras/h",
    Pantalla: "24 pulgadas",
    ...channels,
  },
  "coagulacion/dymind-ca1200": {
    Rendimiento: "≥ 200 pruebas/h",
    "Posiciones de muestra": "40 tubos",
    "Posiciones de reactivo": "23, refrigeradas",
    Parámetros: "PT, APTT, TT, FIB, dímero D, FDP y AT-III",
  },
  "hplc/lifotronic-h100": {
    "Posiciones de muestra": "50",
    "Posiciones de urgencia (STAT)": "1",
    "Tiempo por resultado de HbA1c": "96 s",
    "Modo talasemia": "350 s",
    ...haemoglobin,
  },
  "hplc/lifotronic-h8": {
    "Posiciones de muestra": "10",
    "Tiempo por resultado de HbA1c": "130 s",
    "Modo talasemia": "6 min",
    ...haemoglobin,
  },
  "hplc/lifotronic-gh900plus": {
    "Posiciones de muestra": "5",
    "Tiempo por resultado de HbA1c": "130 s",
    "Precisión (CV)": "< 1,5 %",
    ...haemoglobin,
  },
  "electrolitos/xl-931t-caretium": {
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
  "gasometria/gem-premier-3500": {
    "Parámetros informados": "18 parámetros",
    "Tiempo por resultado": "90 s",
    "Volumen de muestra": "125 µL",
    Rendimiento: "40 muestras/h",
  },
  "gasometria/gem-premier-5000": {
    "Parámetros informados": "21 parámetros",
    "Tiempo por resultado": "60 s",
    "Volumen de muestra": "150 µL",
    Rendimiento: "60 muestras/h",
    Conectividad: "LIS, Wi-Fi y Ethernet",
    "CO-oximetría": "Sí",
  },
  "gasometria/bga-102": {
    "Parámetros informados": "24 parámetros",
    "Tiempo por resultado": "45 s",
    "Volumen de muestra": "80 µL",
    Almacenamiento: "2–8 °C",
    "Vida útil": "hasta 12 meses",
    "Control de calidad": "Tres niveles",
  },
  "gasometria/ucare-6000": {
    "Parámetros informados": "34 parámetros",
    "Autonomía de la batería": "6 h",
    "Pruebas por carga": "80 pruebas",
    Pantalla: "10 pulgadas",
    Almacenamiento: "2–30 °C",
    "Vida útil": "7 meses almacenado; 30 días instalado",
  },
};
