/** The content of the fixtures cannot load without the list of its pictures. */
import { listPictures } from "../../tools/pictures/list-pictures.ts";

export default async function setup() {
  await listPictures("tests/fixtures");
}
