import type { Content } from "#app/content/read/content.ts";
import geography from "#app/content/views/geography/ecuador.json" with { type: "json" };
import { fault, unknownName } from "./faults.ts";

const onMap = new Set(geography.provinces);

export function checkCoverage({ coverage: { provinces } }: Content): string[] {
  return provinces.flatMap(({ name }, index) => {
    const field = `provinces[${index}].name`;
    const earlier = provinces.findIndex((other) => other.name === name);
    if (earlier < index) return [fault("coverage.yaml", field, name, "ya está en la lista; quite una")];
    return unknownName(onMap, name, "coverage.yaml", field);
  });
}
