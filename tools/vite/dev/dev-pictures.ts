import { createReadStream } from "node:fs";
import { extname } from "node:path";
import type { Plugin } from "vite";
import { readPictureList } from "#app/content/catalogue/pictures.ts";
import { pictureAt } from "../../pictures/make-pictures.ts";

export function devPictures(): Plugin {
  return {
    name: "dev-pictures",
    apply: "serve",
    configureServer({ config, middlewares }) {
      middlewares.use("/media", (request, response, next) => {
        const path = `/media${request.url?.replace(/\?.*/, "")}`;
        pictureAt(readPictureList(config.root), path).then((file) => {
          if (!file) return next();
          response.setHeader("content-type", `image/${extname(file).slice(1)}`);
          createReadStream(file).pipe(response);
        }, next);
      });
    },
  };
}
