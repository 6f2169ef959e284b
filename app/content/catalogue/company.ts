import type { Site } from "./site.ts";

/** «Av. Uno y Calle Dos, Guayaquil 090101, Ecuador». The postal code is optional. */
export function postalAddress({ address }: Site["company"]): string {
  const place = [address.city, address.postalCode].filter(Boolean).join(" ");
  return [address.street, place, address.country].join(", ");
}
