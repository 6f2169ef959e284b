import { typeface, widthOf } from "../../typesetting/typefaces.ts";
import { display } from "../look.ts";

/** Returns the largest type size, up to `maxSize`, at which a title stays on one line. */
export function largestSize(title: string, maxSize: number, width: number): number {
  const ems = widthOf(typeface(display, 500), title);
  return Math.min(maxSize, Math.floor(width / ems));
}
