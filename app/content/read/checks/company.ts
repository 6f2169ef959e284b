import type { Content } from "#app/content/read/content.ts";
import { fault } from "./faults.ts";

/** Checks that the two parts of the wordmark make up the name. */
export function checkWordmark({ company }: Content): string[] {
  const { name, nameParts } = company;
  if (nameParts.join(" ") === name) return [];
  return [fault("company.yaml", "nameParts", nameParts.join(" "), `juntas deben dar «${name}»`)];
}
