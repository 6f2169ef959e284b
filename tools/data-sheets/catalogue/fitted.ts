import { typeface, widthOf } from "../../typesetting/typefaces.ts";
import { display } from "../look.ts";

/** Returns the largest size, up to `most`, at which a title stays on one line. */
export function fitted(title: string, most: number, width: number): number {
  const ems = widthOf(typeface(display, 500), title);
  return Math.min(most, Math.floor(width / ems));
}
