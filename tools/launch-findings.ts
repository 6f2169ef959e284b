import { spentClaims, standingClaims } from "#app/content/read/claims.ts";
import { remainingExamples } from "#app/content/read/examples.ts";
import { loadContent } from "#app/content/read/load.ts";

type Finding = { file: string; field: string; reason: string };

const example = "es un ejemplo; escriba el dato real o, si ya lo es, quítelo de content/examples.yaml";
const noEndpoint: Finding = {
  file: "content/company.yaml",
  field: "enquiryEndpoint",
  reason: "falta; sin él, el formulario de contacto no envía nada",
};

/** Returns what the content still lacks for a launch. Throws a ContentError if the content is invalid. */
export function launchFindings(root: string): Finding[] {
  const { company, claims, examples } = loadContent(root);
  return [
    ...remainingExamples(root, examples).map((found) => ({ ...found, reason: example })),
    ...standingClaims(root, claims).map(({ confirm, ...found }) => ({
      ...found,
      reason: `afirmación por confirmar: ${confirm}; si consta, quítela de content/claims.yaml`,
    })),
    ...spentClaims(root, claims).map(({ place, file, field, says }) => ({
      file: "content/claims.yaml",
      field: `[${place}]`,
      reason: `«${says ?? field}» ya no está en ${file}: ${field}; quite esta entrada o corrija su campo`,
    })),
    ...(company.enquiryEndpoint ? [] : [noEndpoint]),
  ];
}
