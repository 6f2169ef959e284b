import type { RelationFieldProps } from "@sveltia/cms";
import type { ReferenceTarget } from "#app/content/schema/form.ts";

type Relation = RelationFieldProps & { widget: "relation" };

/** Where the entries stand that a field may name; the file name of an entry is its id. */
export const relations: Record<ReferenceTarget, Relation> = {
  brands: toFolder("brands", "{{name}}"),
  categories: toFolder("categories", "{{label}}"),
  series: toFolder("series", "{{name}}"),
  equipment: toFolder("equipment", "{{name}}"),
  entries: toFolder("entries", "{{name}}"),
  parameters: {
    widget: "relation",
    collection: "_singletons",
    file: "parameters",
    value_field: "parameters.*.id",
    display_fields: ["parameters.*.label", "parameters.*.unit"],
    search_fields: ["parameters.*.label", "parameters.*.id"],
  },
};

function toFolder(collection: string, shown: string): Relation {
  return {
    widget: "relation",
    collection,
    value_field: "{{slug}}",
    display_fields: [shown],
    search_fields: [shown, "{{slug}}"],
  };
}
