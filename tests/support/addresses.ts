import { listAddresses } from "#app/content/catalogue/addresses.ts";
import { site } from "#app/content/catalogue/site.ts";

export const addresses = listAddresses(site());
export const paths = addresses.map((address) => address.path);
