/** Ids of the fifty laboratory tests that are ordered most, from general knowledge, not company data. */
export const mostOrderedTests = `
  hemograma glucosa urea creatinina acido-urico colesterol-total colesterol-hdl colesterol-ldl
  trigliceridos alt ast ggt fosfatasa-alcalina bilirrubina-total bilirrubina-directa proteinas-totales
  albumina ldh ck-total ck-mb amilasa lipasa calcio fosforo
  magnesio hierro ferritina sodio potasio cloro hba1c microalbumina
  tsh t3-total t4-libre t4-total beta-hcg embarazo psa-total pcr
  procalcitonina troponina-i dimero-d tp ttpa vih hbsag anti-vhc
  sifilis gases
`
  .trim()
  .split(/\s+/);
