import { type Address, listAddresses } from "#app/content/addresses.ts";
import { site } from "#app/content/site.ts";

const content = site();

export const addresses = listAddresses(content);
export const paths = addresses.map((address) => address.path);

/** What an address shows; of products, which kind of product. */
export const kindOf = ({ kind, id = "" }: Address) => content.equipment(id)?.kind ?? kind;

/** One page of each kind, which has the frame of all, and all elements that its kind shows. */
export const firstOfKind: ReadonlySet<Address> = new Set(
  [...Map.groupBy(addresses, kindOf).values()].flatMap(([first]) => first ?? []),
);
