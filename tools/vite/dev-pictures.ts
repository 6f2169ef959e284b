import { createReadStream, existsSync, mkdirSync } from "node:fs";
import { dirname } from "node:path";
import type { Plugin } from "vite";
import { readPictureList } from "#app/content/catalogue/pictures.ts";
import { makePicture, pictureTasks } from "../pictures/make-pictures.ts";

/** Makes pictures on request in development, so that the first page need not wait for all of them. */
export function devPictures(): Plugin {
  return {
    name: "dev-pictures",
    apply: "serve",
    configureServer({ config, middlewares }) {
      middlewares.use("/media", (request, response, next) => {
        const path = `/media${request.url?.replace(/\?.*/, "")}`;
        const task = pictureTasks(readPictureList(config.root), "").find((task) => task.path === path);
        if (!task) return next();
        mkdirSync(dirname(task.cached), { recursive: true });
        const made = existsSync(task.cached) ? Promise.resolve() : makePicture(task);
        made.then(() => {
          response.setHeader("content-type", `image/${task.format}`);
          createReadStream(task.cached).pipe(response);
        }, next);
      });
    },
  };
}
