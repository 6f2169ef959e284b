import type { CapColour } from "#app/lib/drawing/rack.ts";
import type { DrawingName } from "#app/lib/drawing-names.ts";
import { lowerInitial } from "#app/lib/text/format.ts";

export type SupplyPlace = { name: string; path: string };

type Supply = {
  name: string;
  brand?: string;
  pack?: string;
  badges?: readonly string[];
  drawing?: DrawingName;
  cap?: CapColour;
  /** Parts of the text that the list shows under the name. By default: page, first badge and pack. */
  context?: readonly (string | undefined)[];
};

/** Every page that shows a supply must create the same quote-list item for it. */
export function supplyItem(
  page: SupplyPlace,
  id: string,
  { name, brand, pack, badges, drawing, cap, context = [page.name, badges?.[0], pack] }: Supply,
) {
  return {
    id,
    kind: "supply" as const,
    name,
    brand,
    context: context.filter(Boolean).join(" · "),
    pack: pack && lowerInitial(pack),
    path: page.path,
    drawing,
    cap,
  };
}
