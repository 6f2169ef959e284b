import type { Content } from "#app/content/read/content.ts";
import { entriesIn } from "./entries.ts";

/** The content files whose texts are checked, with their values. Field paths are the same as in the file. */
export function filesIn(content: Content): { file: string; value: unknown }[] {
  const { company, navigation, coverage, parameters, productTexts, vocabulary } = content;
  const { pages, brands, categories, directory, testFiles } = content;
  return [
    { file: "company.yaml", value: company },
    { file: "navigation.yaml", value: navigation },
    { file: "coverage.yaml", value: coverage },
    { file: "directory.yaml", value: directory },
    // The file is a list, although the loaded parameters are a record by id.
    { file: "parameters.yaml", value: Object.values(parameters) },
    { file: "pages/product.yaml", value: productTexts },
    { file: "vocabulary/not-offered.yaml", value: vocabulary.notOffered },
    { file: "vocabulary/needs.yaml", value: vocabulary.needs },
    { file: "vocabulary/places.yaml", value: vocabulary.places },
    { file: "vocabulary/faults.yaml", value: vocabulary.faults },
    { file: "vocabulary/rivals.yaml", value: vocabulary.rivals },
    { file: "vocabulary/words.yaml", value: vocabulary.words },
    ...Object.entries(pages).map(([id, value]) => ({ file: `pages/${id}.yaml`, value })),
    ...brands.map(({ id, ...value }) => ({ file: `brands/${id}.yaml`, value })),
    ...categories.map(({ id, ...value }) => ({ file: `categories/${id}.yaml`, value })),
    ...testFiles.map(({ id, ...value }) => ({ file: `tests/${id}.yaml`, value })),
    ...entriesIn(content).map(({ file, entry: { id, ...value } }) => ({ file, value })),
  ];
}
