import { listAddresses } from "#app/content/addresses.ts";
import { site } from "#app/content/site.ts";

export const addresses = listAddresses(site());
export const paths = addresses.map((address) => address.path);
