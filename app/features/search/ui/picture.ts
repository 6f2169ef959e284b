import type { IndexedProduct } from "#app/content/outputs/search-format.ts";
import { thumbnail } from "#app/ui/media/picture.tsx";

/** A found product's picture. It stands beside the name, so it needs no words of its own. */
export function pictureOf({ picture }: IndexedProduct) {
  if (!picture) return undefined;
  const dot = picture.lastIndexOf(".");
  const [name, hash] = [picture.slice(0, dot), picture.slice(dot + 1)];
  return { name, hash, width: 720, height: 540, tone: "transparent", alt: "" };
}

export function thumbOf(product: IndexedProduct): string | undefined {
  return thumbnail(pictureOf(product));
}
