/** Vitest runs this once: the content of the frozen catalogue cannot load without the list of its pictures. */
import { listPictures } from "../../tools/pictures/list-pictures.ts";

export default async function setup() {
  await listPictures("tests/fixtures");
}
