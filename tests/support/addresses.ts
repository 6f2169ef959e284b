import { type Address, listAddresses } from "#app/content/addresses.ts";
import { site } from "#app/content/site.ts";

const content = site();

export const addresses = listAddresses(content);
export const paths = addresses.map((address) => address.path);

/** Returns the kind of page that an address shows. */
const kindOf = ({ kind, id = "" }: Address) => content.equipment(id)?.kind ?? kind;

/** The first page of each kind stands for its layout and its elements. */
export const firstOfKind: ReadonlySet<Address> = new Set(
  [...Map.groupBy(addresses, kindOf).values()].flatMap(([first]) => first ?? []),
);
