import type { Content } from "#app/content/read/content.ts";
import { fault } from "./faults.ts";

/** The wordmark is the name, in two parts. */
export function checkWordmark({ company }: Content): string[] {
  const { name, nameParts } = company;
  if (nameParts.join(" ") === name) return [];
  return [fault("company.yaml", "nameParts", nameParts.join(" "), `juntas deben dar «${name}»`)];
}
