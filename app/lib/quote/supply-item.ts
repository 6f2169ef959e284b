import { lowerInitial } from "#app/lib/text/format.ts";

/** The page that shows a supply. */
export type SupplyPlace = { name: string; path: string };

type Supply = {
  name: string;
  brand?: string;
  pack?: string;
  badges?: readonly string[];
  /** What the list shows under the name; by default page, first badge and pack. */
  origin?: readonly (string | undefined)[];
};

/** Returns a supply as an item of the quote list, the same from every page that offers it. */
export function supplyItem(
  page: SupplyPlace,
  id: string,
  { name, brand, pack, badges, origin = [page.name, badges?.[0], pack] }: Supply,
) {
  return {
    id,
    kind: "supply" as const,
    name,
    brand,
    origin: origin.filter(Boolean).join(" · "),
    pack: pack && lowerInitial(pack),
    path: page.path,
  };
}
