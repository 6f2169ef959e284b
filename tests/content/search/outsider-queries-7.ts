import type { Row } from "./score.ts";

/**
 * Sixty queries in the words of a head of laboratory. Their writer had read only the text of the home page.
 * The accepted answers were chosen from the names of the catalogue, before the first results were read.
 */
export const seventhOutsiderQueries: Row[] = [
  // Tests, as they are said, heard or typed in a hurry.
  ["ferritna", "Ferritina"],
  ["perfil de hierro", "Hierro", "Anemia", "Ferritina + Transferrina"],
  ["hb glicocilada", "Hemoglobina glicosilada (HbA1c)"],
  ["azucar en sangre", "Glucosa"],
  ["colesterol malo", "Colesterol LDL"],
  ["antigeno prostatico libre", "PSA libre"],
  ["troponinas", "Troponina I ultrasensible (hs-cTnI)"],
  ["dimero de", "Dímero D"],
  ["tp y ttp", "TP (PT) + TTPa (APTT)"],
  ["pcr ultrasensible", "PCR ultrasensible"],
  ["examenes del riñon", "Renal"],
  ["prueba de embaraso", "Embarazo (hCG)", "β-hCG"],
  ["beta cuantitativa", "β-hCG"],
  ["tamizaje neonatal", "no"],
  ["vih cuarta generacion", "VIH Ag/Ac"],
  ["sifilis rapida", "Sífilis"],
  ["ns1", "Dengue NS1"],
  ["helicobacter en heces", "H. pylori", "no"],
  ["sangre oculta", "no"],
  ["toxo igm", "Toxoplasma IgM"],
  ["torch", "TORCH"],
  ["vitamina d3", "no"],
  ["prolatina", "Prolactina"],
  ["hormonas de mujer", "Fertilidad"],
  ["reserva ovarica", "Hormona antimülleriana (AMH)"],
  ["sepsis", "Procalcitonina (PCT)", "Monitoreo de la inflamación"],
  ["il6", "Interleucina 6 (IL-6)"],
  ["marcador de ovario", "CA 125", "HE4"],
  ["litio", "Litio (Li⁺)"],
  ["antinucleares", "ANA"],
  ["factor reumatoideo", "no"],
  ["carga viral", "no"],
  ["hemocultivo", "no"],
  ["peptido c", "no"],
  ["nivel de acido valproico", "no"],
  ["cortizol", "no"],

  // Supplies.
  ["tubos tapa morada", "Tubo con EDTA K2"],
  ["tubo amarillo con gel", "Tubo con activador y gel"],
  ["lansetas", "Lanceta de seguridad"],
  ["puntas para pipeta", "Punta de 200 µL", "Punta de 1.000 µL", "Punta de 10 µL", "Consumibles"],
  ["frasco para orina", "Frasco para orina"],
  ["tiras para orina", "no"],

  // Analyzers.
  ["maglumi 800", "MAGLUMI 800"],
  ["maglumy x6", "MAGLUMI X6"],
  ["mindray", "/productos/bioquimica/", "/marcas"],
  ["equipo de hemograma 5 partes", "/productos/hematologia", "Hemograma"],
  ["contador de celulas", "/productos/hematologia"],
  ["coagulometro", "/productos/coagulacion"],
  ["gases arteriales", "Gases en sangre", "/productos/gasometria"],
  ["ionograma", "Electrolitos", "Electrolitos por ISE", "/productos/electrolitos"],
  ["precio maglumi x6", "MAGLUMI X6"],
  ["f810 ficha tecnica", "/productos/hematologia/"],

  // The laboratory's needs.
  ["reactivos a prestamo con equipo", "/contacto"],
  ["el equipo no enciende", "/soporte"],
  ["calibracion de equipos", "/soporte"],
  ["envian a Machala", "/clientes"],
  ["tienen iso", "/sobre-nosotros"],
  ["equipo para 200 muestras al dia", "/elegir"],
  ["quimica para laboratorio chico", "/elegir", "/productos/bioquimica"],
  ["direccion en guayaquil", "Dirección"],
];
