/** Lists the pictures of the frozen catalogue, without which it cannot be read; runs once, before all. */
import { listPictures } from "../../tools/pictures/list-pictures.ts";

export default async function setup() {
  await listPictures("tests/fixtures");
}
