/** Builds the frozen catalogue of tests/fixtures beside its content, unless what is there was made of the same. */
import { buildOnce } from "../../tools/build-once.ts";

buildOnce("tests/fixtures", [
  "tools/pictures/icon-sprite.ts",
  "tools/pictures/pictures.ts",
  "tools/data-sheets/data-sheets.ts",
  "tools/build.ts",
]);
