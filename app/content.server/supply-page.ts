import { entryPath } from "./addresses.ts";
import type { Site } from "./site.ts";

export type SupplyPage = ReturnType<typeof supplyPage> & object;

export function supplyPage(site: Site, id: string) {
  const supply = site.supplies.find((item) => item.id === id);
  if (!supply) return undefined;
  return { ...supply, canonical: entryPath(supply), picture: site.picture(supply.picture) };
}
