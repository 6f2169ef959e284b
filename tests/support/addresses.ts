import { listAddresses } from "#app/content.server/addresses.ts";
import { site } from "#app/content.server/site.ts";

export const addresses = listAddresses(site());
export const paths = addresses.map((address) => address.path);
