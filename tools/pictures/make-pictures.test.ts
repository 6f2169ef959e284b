import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, expect, test } from "vitest";

const site = mkdtempSync(join(tmpdir(), "make-pictures-"));

afterEach(() => rmSync(site, { recursive: true }));

/** Runs in another process: encodes the picture, replaces its master and encodes it again. */
const program = `
  import { copyFileSync } from "node:fs";
  import { makePicture } from "./tools/pictures/make-pictures.ts";
  const task = { name: "foto", width: 40, format: "webp", cutOut: false };
  await makePicture(task, process.env.SITE + "/before.webp");
  copyFileSync(process.env.SITE + "/blue.jpeg", process.env.SITE + "/images/foto.JPEG");
  await makePicture(task, process.env.SITE + "/after.webp");
`;

test("a picture that is replaced between two builds in one process is encoded again", async () => {
  mkdirSync(join(site, "images"));
  await colour("red").toFile(join(site, "images/foto.JPEG"));
  await colour("blue").toFile(join(site, "blue.jpeg"));
  execFileSync(process.execPath, ["--input-type=module", "-e", program], {
    env: { ...process.env, SITE: site },
  });
  expect(await strongest("before.webp")).toBe("r");
  expect(await strongest("after.webp")).toBe("b");
});

/** Runs in another process: makes one picture of a build, lists the files made so far, then makes all. */
const builder = `
  import { readdirSync } from "node:fs";
  import { PictureMaker } from "./tools/pictures/make-pictures.ts";
  const client = process.env.SITE + "/client";
  const picture = { width: 80, height: 60, tone: "#f00" };
  const maker = new PictureMaker({ foto: { ...picture, hash: "a" }, otra: { ...picture, hash: "b" } }, client);
  const unknown = maker.makeFirst("/media/nada.webp");
  await maker.makeFirst("/media/otra.b-80.webp");
  const first = readdirSync(client + "/media");
  await maker.makeAll();
  const all = readdirSync(client + "/media").map((name) => name.split(".")[0]);
  console.log(JSON.stringify({ unknown: String(unknown), first, all: [...new Set(all)] }));
`;

test("makeFirst makes a requested picture before all others", async () => {
  mkdirSync(join(site, "images"), { recursive: true });
  for (const name of ["foto", "otra"]) await colour("red").toFile(join(site, `images/${name}.jpeg`));
  const output = execFileSync(process.execPath, ["--input-type=module", "-e", builder], {
    env: { ...process.env, SITE: site },
    encoding: "utf8",
  });
  expect(JSON.parse(output.trim().split("\n").at(-1) ?? "")).toEqual({
    unknown: "undefined",
    first: ["otra.b-80.webp"],
    all: ["foto", "otra"],
  });
});

function colour(background: string) {
  return sharp({ create: { width: 80, height: 60, channels: 3, background } }).jpeg();
}

async function strongest(file: string) {
  const { dominant } = await sharp(join(site, file)).stats();
  return Object.entries(dominant).sort(([, one], [, other]) => other - one)[0]?.[0];
}
