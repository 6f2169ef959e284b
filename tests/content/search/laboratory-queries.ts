import type { Row } from "./score.ts";

/**
 * Thirty questions of laboratories. Their author knew the catalogue and part of the vocabulary, and chose the accepted
 * answers before the first run. docs/search.md says what was tuned since then.
 */
export const laboratoryQueries: Row[] = [
  ["en que tubo se toma la ferritina", "Ferritina"],
  ["tubo para hemograma", "Tubo con EDTA K2", "Hemograma"],
  ["tubo lila de 4 ml", "Tubo con EDTA K2"],
  ["que equipo hace procalcitonina", "Procalcitonina (PCT)"],
  ["hormona antimulleriana reactivo", "Hormona antimülleriana (AMH)", "/pruebas/amh"],
  ["control de calidad para quimica", "Control sérico"],
  ["lisante para f580", "Solución lisante"],
  ["columna para el h100", "Eluyentes y columna de HbA1c"],
  ["celulas por hora f880", "MACCURA F880"],
  ["prueba rapida de malaria en sangre total", "/pruebas/malaria"],
  ["antigeno de covid", "/pruebas/covid-19"],
  ["perfil tiroideo completo", "Tiroides", "TSH"],
  ["examen prenupcial", "/pruebas/vih", "/pruebas/sifilis"],
  ["perfil prenatal", "TORCH", "/pruebas/toxoplasma-igg", "no"],
  ["chequeo de prostata", "PSA total"],
  ["acido folico", "Folato"],
  ["ionograma", "Sodio (Na⁺)", "/pruebas/sodio", "XL-931T", "/productos/electrolitos"],
  ["gasometria arterial portatil", "UCARE 6000", "/pruebas/gases", "/productos/gasometria"],
  ["hemoglobina glicosilada para 40 pacientes al dia", "/elegir", "/pruebas/hba1c"],
  ["equipo de coagulacion para laboratorio pequeño", "DYMIND CA1200", "/productos/coagulacion"],
  ["mi maglumi x3 no lee los reactivos", "/soporte"],
  ["quiero una capacitacion del bs240", "/contacto?asunto=support"],
  ["despachan a santa rosa", "/clientes"],
  ["tiras de orina", "no"],
  ["cuarto de rodillo mezclador", "no"],
  ["electroforesis de hemoglobina", "no", "/pruebas/talasemia"],
  ["anti mieloperoxidasa", "no"],
  ["marcador de cancer de ovario", "CA 125", "HE4"],
  ["mononucleosis", "no"],
  ["fichas tecnicas para compras publicas", "/contacto?asunto=sales", "/soporte", "Compras públicas"],
];
