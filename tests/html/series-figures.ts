import type { Rows } from "./figures.ts";

type Series = {
  /** Page data: the cards of the models. */
  cards: Record<string, { target: string; data: Rows; channels?: string[] }>;
  /** Series data: «Modelos Disponibles». */
  catalogue: Record<string, Rows>;
};

const channels = ["FCW", "FCD", "FCR", "FCP", "FCA"];

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
  "/productos/inmunologia/maglumi-m-series": maglumiM,
  "/productos/inmunoquimica/maglumi-m-series": maglumiM,
  "/productos/hematologia/maccura-f5-series": {
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
  "/productos/hematologia/maccura-f8-series": {
    cards: {
      F800: { target: "Laboratorios medianos", data: { Rendimiento: "100 muestras/h" }, channels },
      F810: {
        target: "Laboratorios medianos y grandes",
        data: { Rendimiento: "100 muestras/h", "Rendimiento HCBC+DIFF+RET": "83 T/H" },
        channels,
      },
      F880: {
        target: "Laboratorios grandes",
        data: { Rendimiento: "100 muestras/h", Pantalla: "24 pulgadas" },
        channels,
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
