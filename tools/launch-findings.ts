import { loadContent } from "#app/content/read/load.ts";

type Finding = { file: string; field: string; reason: string };

const example = "es un ejemplo; escriba el dato real y quite «!placeholder»";
const noEndpoint: Finding = {
  file: "content/company.yaml",
  field: "enquiryEndpoint",
  reason: "falta; sin él, el formulario de contacto no envía nada",
};

/** What the content in a folder still lacks for a launch. Throws a ContentError if it has faults. */
export function launchFindings(root: string): Finding[] {
  const { content, placeholders } = loadContent(root);
  return [
    ...placeholders.map((found) => ({ ...found, reason: example })),
    ...(content.company.enquiryEndpoint ? [] : [noEndpoint]),
  ];
}
