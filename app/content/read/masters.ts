import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, parse } from "node:path";
import { imageSize } from "image-size";
import { minPictureWidth } from "#app/lib/picture-files.ts";
import { systemFileName } from "./system-files.ts";

/** The pictures in images/. `files` maps names to file names. `faulty` pictures cannot be shown. */
export type Masters = { files: Map<string, string>; faulty: FaultyMaster[] };
type FaultyMaster = { name: string; file: string; reason: string };

export function readMasters(root: string): Masters {
  const folder = join(root, "images");
  const masters: Masters = { files: new Map(), faulty: [] };
  if (!existsSync(folder)) return masters;
  for (const file of readdirSync(folder).sort()) {
    if (systemFileName.test(file)) continue;
    const { name } = parse(file);
    const same = masters.files.get(name);
    const reason = same ? `ya existe images/${same}` : faultOf(join(folder, file));
    if (reason) masters.faulty.push({ name, file, reason });
    else masters.files.set(name, file);
  }
  return masters;
}

function faultOf(file: string): string | undefined {
  const width = widthOf(file);
  if (width === undefined) return "no es una imagen que se pueda leer; use WebP, PNG o JPEG";
  if (width < minPictureWidth) return `mide ${width} px de ancho; se piden ${minPictureWidth} px como mínimo`;
  return undefined;
}

function widthOf(file: string): number | undefined {
  try {
    const { type, width } = imageSize(readFileSync(file));
    return ["webp", "png", "jpg"].includes(type ?? "") ? width : undefined;
  } catch {
    return undefined;
  }
}
