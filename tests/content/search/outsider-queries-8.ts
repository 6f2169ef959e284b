import type { Row } from "./score.ts";

/** «Plazo de entrega» was an accepted answer in the first run, when the search could not yet return it. */
export const eighthOutsiderQueries: Row[] = [
  // The head of a hospital laboratory.
  ["marcador de ovario", "CA 125", "HE4"],
  ["pro bnp", "NT-proBNP", "BNP"],
  [
    "perfil toxoplasma rubeola cmv herpes",
    "TORCH",
    "Toxoplasma IgG",
    "Toxoplasma IgM",
    "Rubéola IgG",
    "Rubéola IgM",
    "CMV IgG",
    "CMV IgM",
    "VHS-1/2 IgG",
    "VHS-1/2 IgM",
  ],
  ["anti ccp", "Anti-CCP"],
  ["equipo para 400 muestras de hemograma al dia", "/elegir", "/productos/hematologia"],
  ["cadena de automatizacion", "no", "MAGLUMI X8", "SNIBE C8"],
  ["contador diferencial de 3 partes", "/productos/hematologia"],
  [
    "electrodo selectivo de iones",
    "/productos/electrolitos",
    "Electrolitos por ISE",
    "Sodio (Na⁺)",
    "Potasio (K⁺)",
    "Cloro (Cl⁻)",
  ],
  ["control de tercera opinion", "Control sérico", "Reactivos", "no"],
  [
    "trazabilidad de calibradores",
    "Calibrador multiparamétrico",
    "Calibrador de lípidos",
    "Reactivos",
    "/sobre-nosotros",
  ],

  // The purchasing officer of a public hospital.
  ["convenio de uso de equipo por consumo de reactivos", "Comodato y apoyo tecnológico", "Contacto"],
  ["registro sanitario arcsa", "Compras públicas", "Contacto", "/sobre-nosotros"],
  ["sercop catalogo electronico", "Compras públicas", "Contacto", "/clientes"],
  ["ficha tecnica del analizador de coagulacion", "/productos/coagulacion"],
  ["cuanto demoran en cotizar", "Plazo de una cotización", "Contacto"],
  ["numero de ruc", "/contacto", "/sobre-nosotros", "/privacidad"],
  ["aceptan transferencia o tarjeta", "Financiamiento", "Contacto"],
  ["plazo de entrega", "Plazo de entrega", "Contacto"],

  // A biochemist on the night shift, with a phone.
  ["se daño el equipo ayuda urgente", "/soporte"],
  ["tropo", "Troponina I ultrasensible (hs-cTnI)"],
  ["d dimero", "Dímero D"],
  ["lactato", "no", "Gases en sangre", "/productos/gasometria"],
  ["amonio en sangre", "no"],
  ["gasometro", "/productos/gasometria"],
  ["tiempo de tromboplastina", "TTPa (APTT)", "TP (PT)"],
  ["whatsapp soporte", "WhatsApp", "/soporte", "Contacto"],
  ["pct sepsis", "Procalcitonina (PCT)"],

  // A young technician who spells badly.
  ["tuvo tapa lila", "Tubo con EDTA K2"],
  ["emoglobina glicocilada", "Hemoglobina glicosilada (HbA1c)"],
  ["trigliseridos", "Triglicéridos"],
  ["transaminasas", "ALT (TGP)", "AST (TGO)"],
  ["aguja mariposa", "no", "Aguja múltiple"],
  ["torniqete", "Torniquete"],
  ["puntas amarillas", "Punta de 200 µL", "Punta de 10 µL", "Punta de 1.000 µL", "Punta con filtro"],
  ["tubo de la vsg", "no"],
  ["frasco para heces", "Frasco para heces"],
  ["beta de embarazo", "β-hCG", "Embarazo (hCG)"],

  // The director of a small private clinic.
  ["prueba de la prostata", "PSA total", "PSA libre"],
  ["examen para la tiroides", "Tiroides", "TSH", "T3 libre", "T4 libre", "T3 total", "T4 total"],
  ["test de dengue en casete", "Dengue", "Dengue NS1", "Dengue IgG", "Dengue IgM", "/productos/serologia"],
  [
    "equipo economico para laboratorio pequeño",
    "/elegir",
    "Productos",
    "MAGLUMI 600",
    "MAGLUMI 800",
    "MAGLUMI X3",
    "MACCURA F5 Series",
    "MACCURA F560",
    "B240P",
    "BS240",
    "DYMIND CA1200",
    "LIFOTRONIC H100",
    "XL-931T",
    "UCARE 6000",
    "BGA-102",
  ],
  ["entrenan a mi personal", "Capacitación", "/soporte"],
  ["atienden en loja", "Cobertura en Loja", "/clientes", "Contacto"],
  ["drogas en orina", "Drogas de abuso"],
  [
    "interfaz bidireccional con el sistema del laboratorio",
    "Conexión con su sistema informático",
    "/soporte",
  ],
  ["vitamina del sol", "no"],

  // A veterinary laboratory.
  ["hemograma para perros y gatos", "no"],
  ["moquillo", "no"],

  // A blood bank.
  ["tamizaje de donantes chagas", "Chagas", "VIH Ag/Ac", "HBsAg", "Anti-VHC"],
  ["hepatitis b antigeno de superficie", "HBsAg", "Hepatitis B"],
  ["coombs directo", "no"],
  ["bolsas de sangre", "no"],
  ["htlv", "HTLV I+II"],

  // What the company may not have.
  ["cobas e411", "no", "/productos/inmunologia"],
  ["microscopio binocular", "no"],
  ["agar sangre", "no"],
  ["pcr en tiempo real", "no"],

  // Words that the search must not correct.
  ["tacrolimus", "no"],
  ["leptospira", "no"],
  ["zamora", "/clientes", "/contacto"],
];
