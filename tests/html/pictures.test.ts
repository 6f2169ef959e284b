import { readdirSync } from "node:fs";
import { join, parse } from "node:path";
import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { site } from "#app/content/site.ts";
import { pictureFormats, pictureWidths } from "#app/lib/picture-files.ts";
import { images } from "../../tools/paths.ts";
import { builtPages, everyPage, exists, files, pageAt, read } from "../support/built-site.ts";
import { plain } from "../support/plain.ts";

const content = site();
const pages = builtPages();
/** Without thumbnails, which are decorative and have only one small size. */
const pictures = pages.flatMap(({ path, page }) =>
  page.all('main img:not([src$="-320.webp"][alt=""])').map((image) => {
    const sets = (image.closest("picture")?.all("[srcset]") ?? []).map((part) =>
      (part.attribute("srcset") ?? "").split(", ").map((candidate) => {
        const [file = "", width = ""] = candidate.split(" ");
        return { file, width: Number.parseInt(width, 10) };
      }),
    );
    return {
      where: `${image.attribute("src")} on ${path}`,
      src: image.attribute("src") ?? "",
      width: Number(image.attribute("width")),
      height: Number(image.attribute("height")),
      alt: image.attribute("alt") ?? "",
      style: image.attribute("style"),
      formats: sets.map((set) => set[0]?.file.split(".").at(-1)),
      sets,
      candidates: sets.flat(),
      linkText: image.closest("a")?.text,
      caption: image.closest("figure")?.find("figcaption")?.text,
    };
  }),
);

type Size = { width: number; height: number };
const cutOuts = new Set<string>();
const masters = new Map<string, Size>();

beforeAll(async () => {
  for (const file of readdirSync(images)) {
    const { width, height, hasAlpha } = await sharp(join(images, file)).metadata();
    masters.set(parse(file).name, { width, height });
    if (hasAlpha) cutOuts.add(parse(file).name);
  }
});

/** Files are named /media/{master}.{hash}-{width}.{format}. The 4:3 crop of a wide master is {master}-4x3. */
function masterOf(file: string): Size {
  const name = file.match(/^\/media\/([a-z0-9-]+)\.[0-9a-f]+-\d+\.\w+$/)?.[1] ?? file;
  const own = masters.get(name);
  const wide = masters.get(name.replace(/-4x3$/, ""));
  if (own) return own;
  if (!wide) throw new Error(`${file} has no master in images/.`);
  return { width: wide.width, height: (wide.width * 3) / 4 };
}

function isCutOut(file: string): boolean {
  const name = file.match(/^\/media\/([a-z0-9-]+)\./)?.[1] ?? "";
  return cutOuts.has(name) || cutOuts.has(name.replace(/-4x3$/, ""));
}

test("every entry with a picture shows it on its page with its alternative text", () => {
  // Instead of its picture, a series shows its models, and a supply with tubes shows their order of draw.
  const entries = [
    ...content.products.filter(({ kind }) => kind !== "series"),
    ...content.supplies.filter(
      ({ groups }) => !groups.some(({ products }) => products.some(({ draw }) => draw)),
    ),
  ].filter(({ picture }) => picture);
  for (const { id, picture } of entries) {
    const { path = "" } = pages.find((address) => address.id === id && address.kind !== "category") ?? {};
    const shown = pageAt(path)
      .all("main figure img")
      .map((image) => image.name);
    expect(shown, path).toContain(plain(picture?.alt ?? ""));
  }
});

test("every picture has a size, an alternative text and the caption «Imagen referencial»", () => {
  for (const { where, width, height, alt, caption, linkText } of pictures) {
    expect(width, where).toBeGreaterThan(0);
    expect(height, where).toBeGreaterThan(0);
    // Inside a link with text, the picture is decorative.
    if (alt === "" && linkText) continue;
    // The schema requires at least 15 characters.
    expect(alt.length, `alt of ${where}`).toBeGreaterThanOrEqual(15);
    expect(caption, `caption of ${where}`).toBe("Imagen referencial");
  }
});

test("every image and every drawing is decorative or has an alternative text", () => {
  for (const { path, page } of pages) {
    for (const image of page.all("img")) expect(image.attribute("alt"), path).toBeDefined();
    for (const drawing of page.all("svg")) {
      const isHidden = drawing.closest("[aria-hidden=true]") !== undefined;
      expect(isHidden || drawing.attribute("aria-label") || drawing.find("title"), path).toBeTruthy();
    }
  }
});

test("every picture has AVIF and WebP files in all widths up to the original's, in its ratio", () => {
  for (const { where, src, width, height, sets, candidates, formats } of pictures) {
    expect(formats, where).toEqual(["avif", "webp"]);
    const master = masterOf(src);
    expect(
      sets.map((set) => set.map((candidate) => candidate.width)),
      where,
    ).toEqual(pictureFormats.map((format) => pictureWidths(master.width, format)));
    expect(Math.max(...candidates.map((candidate) => candidate.width)), where).toBeLessThanOrEqual(
      master.width,
    );
    expect({ width, height }, where).toEqual(master);
    expect(
      candidates.map((candidate) => candidate.file),
      where,
    ).toContain(src);
  }
});

test("a cut-out is transparent and a photograph is opaque", async () => {
  for (const { where, src, style } of pictures) {
    expect(style?.includes("background-color") ?? false, where).toBe(!isCutOut(src));
  }
  for (const src of new Set(pictures.map((picture) => picture.src))) {
    expect((await sharp(read(src)).metadata()).hasAlpha, src).toBe(isCutOut(src));
  }
});

test("every srcset candidate is a file with the declared format and width", async () => {
  const declared = new Map(
    pictures.flatMap((picture) => picture.candidates).map(({ file, width }) => [file, width]),
  );
  for (const [file, width] of declared) {
    expect(exists(file), file).toBe(true);
    const picture = await sharp(read(file)).metadata();
    expect(picture.width, file).toBe(width);
    expect(picture.format === "heif" ? picture.compression : picture.format, file).toBe(
      file.endsWith(".avif") ? "av1" : "webp",
    );
  }
});

test("all pictures load lazily, except the one that a page shows first", () => {
  for (const { path, page } of pages) {
    const images = page.all("main img");
    // On a phone, a category first shows the instrument with `data-active`.
    const [shown = images[0]] = page.all("main [data-active] img");
    const eager = images.filter((image) => image.attribute("loading") !== "lazy");
    expect(eager.length, path).toBeLessThanOrEqual(1);
    for (const image of eager) {
      expect(
        [images[0], shown].map((one) => one?.attribute("src")),
        path,
      ).toContain(image.attribute("src"));
    }
  }
});

test("every published picture appears on a page", () => {
  const pages = everyPage().map(({ path }) => read(path).toString("utf8"));
  const published = new Set(
    files.filter((file) => file.startsWith("/media/")).map((file) => file.replace(/-\d+\.\w+$/, "-")),
  );
  expect(published.size).toBeGreaterThan(0);
  expect([...published].filter((name) => !pages.some((html) => html.includes(name)))).toEqual([]);
});
