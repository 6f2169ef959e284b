import { publishedSize } from "#app/content/catalogue/equipment.ts";
import type { PictureFile } from "#app/content/catalogue/pictures.ts";
import type { Content } from "#app/content/read/content.ts";
import { misfit } from "#app/lib/drawing/picture-box.ts";
import { formatNumber, withUnit } from "#app/lib/text/format.ts";
import { fault } from "./faults.ts";

/** Maximum share by which a drawn instrument may differ from its published width or height. */
const maxMisfit = 0.05;

/** An instrument with dimensions needs `standing`, because it is drawn to scale on a table or the floor. */
export function checkStanding({ products }: Content): string[] {
  return products.flatMap((product) => {
    if (!publishedSize(product) || product.standing) return [];
    const reason = "un equipo con dimensiones debe decir si es de mesa (bench) o de piso (floor)";
    return [`content/products/${product.id}.yaml: standing: falta; ${reason}`];
  });
}

export function checkProportions({ products }: Content, pictures: Record<string, PictureFile>): string[] {
  return products.flatMap((product) => {
    const size = publishedSize(product);
    const body = product.picture && pictures[product.picture.file]?.body;
    if (!size || !body || misfit(size, body) <= maxMisfit) return [];
    const off = withUnit(formatNumber(Math.round(misfit(size, body) * 100)), "%");
    const reason = `el equipo de la imagen se aparta un ${off} de esas dimensiones; se admite hasta el 5 %. Revise la medida o use otra imagen`;
    const found = `${size.width} cm de ancho y ${size.height} de alto`;
    return [fault(`products/${product.id}.yaml`, "picture", found, reason)];
  });
}
