import type { RelationFieldProps } from "@sveltia/cms";
import type { ReferenceTarget } from "#app/content/schema/form.ts";

type Relation = RelationFieldProps & { widget: "relation" };

/** The collections that a reference field can point to. The file name of an entry is its id. */
export const relations: Record<ReferenceTarget, Relation> = {
  brands: toFolder("brands", "{{name}}"),
  categories: toFolder("categories", "{{label}}"),
  series: toFolder("series", "{{name}}"),
  equipment: toFolder("equipment", "{{name}}"),
  entries: toFolder("entries", "{{name}}"),
  tests: toFolder("tests", "{{name}}"),
  methods: toDirectory("methods"),
  containers: toDirectory("containers"),
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

function toDirectory(list: string): Relation {
  return {
    widget: "relation",
    collection: "_singletons",
    file: "directory",
    value_field: `${list}.*.id`,
    display_fields: [`${list}.*.label`],
    search_fields: [`${list}.*.label`, `${list}.*.id`],
  };
}
