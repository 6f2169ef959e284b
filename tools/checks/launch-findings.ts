import { indexContent, type Site } from "#app/content/catalogue/site.ts";
import { outdatedClaims, unconfirmedClaims } from "#app/content/read/claims.ts";
import { remainingExamples } from "#app/content/read/examples.ts";
import { valuesIn } from "#app/content/read/fields.ts";
import { loadContent } from "#app/content/read/load.ts";
import { groupBy } from "#app/lib/group-by.ts";

type Finding = { file: string; field: string; reason: string };

const example = "es un ejemplo; escriba el dato real o, si ya lo es, quítelo de content/examples.yaml";

/** Optional fields of company.yaml that the site needs for launch, with the reason. */
const wanted: Record<string, string> = {
  enquiryEndpoint: "falta; sin él, el formulario de contacto no envía nada",
  ruc: "falta; con él, lo muestran contacto, «Sobre nosotros» y privacidad",
  certificate: "falta; con organismo, alcance y vigencia, lo muestra «Sobre nosotros»",
  "address.postalCode": "falta; con él, la dirección lo lleva",
  deliveryCities: "falta; con ellas, las muestra contacto",
};

/** Throws a ContentError if the content is invalid. */
export function launchFindings(root: string): Finding[] {
  const content = loadContent(root);
  const { company, claims, examples } = content;
  return [
    ...remainingExamples(root, examples).map((found) => ({ ...found, reason: example })),
    ...unconfirmedClaims(root, claims).map(({ confirm, ...found }) => ({
      ...found,
      reason: `afirmación por confirmar: ${confirm}; si consta, quítela de content/claims.yaml`,
    })),
    ...outdatedClaims(root, claims).map(({ index, file, field, says }) => ({
      file: "content/claims.yaml",
      field: `[${index}]`,
      reason: `«${says ?? field}» ya no está en ${file}: ${field}; quite esta entrada o corrija su campo`,
    })),
    ...Object.entries(wanted)
      .filter(([field]) => !isFilled(company, field))
      .map(([field, reason]) => ({ file: "content/company.yaml", field, reason })),
    ...unreviewedTests(indexContent(content, {}, {})),
  ];
}

/** Returns one finding for all laboratory tests without a review, and counts them by their first area. */
function unreviewedTests({ tests }: Site): Finding[] {
  const open = tests.filter(({ reviewed }) => !reviewed);
  if (open.length === 0) return [];
  const areas = [...groupBy(open, ({ areas: [area] }) => area?.label ?? "")];
  const lists = areas.map(
    ([area, some]) => `${area} (${some.length}): ${some.map(({ id }) => id).join(", ")}`,
  );
  const reason = `falta en ${open.length} pruebas, que ningún profesional ha leído; ${lists.join("; ")}`;
  return [{ file: "content/tests/*.yaml", field: "reviewed", reason }];
}

function isFilled(company: object, field: string): boolean {
  return valuesIn(company).some(
    (value) =>
      value.field === field || value.field.startsWith(`${field}.`) || value.field.startsWith(`${field}[`),
  );
}
