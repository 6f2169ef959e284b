import { readdirSync } from "node:fs";
import { join, parse } from "node:path";
import { expect, test } from "@playwright/test";
import sharp from "sharp";
import { paths } from "../../support/addresses.ts";

type Shown = {
  page: string;
  src: string;
  width: number;
  height: number;
  alt: string;
  /** Every candidate of the picture: its file and the width it is announced with. */
  candidates: { file: string; width: number }[];
  formats: string[];
  caption: string;
};

let pictures: Shown[];
const masters = new Map<string, { width: number; height: number }>();

// One worker reads all pages once for all tests.
test.describe.configure({ mode: "default" });

test.beforeAll(async ({ browser, playwright, baseURL }) => {
  for (const file of readdirSync("images")) {
    const { width, height } = await sharp(join("images", file)).metadata();
    masters.set(parse(file).name, { width, height });
  }
  const request = await playwright.request.newContext({ baseURL });
  const sources = await Promise.all(
    paths.map(async (path) => ({ path, html: await (await request.get(path)).text() })),
  );
  const page = await browser.newPage();
  pictures = await page.evaluate(
    (all) =>
      all.flatMap(({ path, html }) => {
        const document = new DOMParser().parseFromString(html, "text/html");
        return [...document.querySelectorAll("main img")].map((image) => {
          const sets = [...(image.closest("picture")?.querySelectorAll("[srcset]") ?? [])].map((element) =>
            (element.getAttribute("srcset") ?? "").split(", ").map((candidate) => candidate.split(" ")),
          );
          return {
            page: path,
            src: image.getAttribute("src") ?? "",
            width: Number(image.getAttribute("width")),
            height: Number(image.getAttribute("height")),
            alt: image.getAttribute("alt") ?? "",
            formats: sets.map((set) => set[0]?.[0]?.split(".").at(-1) ?? ""),
            candidates: sets
              .flat()
              .map(([file = "", width = ""]) => ({ file, width: Number.parseInt(width, 10) })),
            caption: image.closest("figure")?.querySelector("figcaption")?.textContent ?? "",
          };
        });
      }),
    sources,
  );
  await page.close();
});

/** /media/{master}.{hash}-{width}.{format}; a card's version of a wide master ends in -4x3. */
function masterOf(file: string) {
  const name = file.match(/^\/media\/([a-z0-9-]+)\.[0-9a-f]+-\d+\.\w+$/)?.[1] ?? file;
  return masters.get(name) ?? masters.get(name.replace(/-4x3$/, ""));
}

test("every picture says its size, what it shows, and that it is a reference", () => {
  expect(pictures.length).toBeGreaterThan(100);
  for (const { page, src, width, height, alt, caption } of pictures) {
    const where = `${src} on ${page}`;
    expect(width, where).toBeGreaterThan(0);
    expect(height, where).toBeGreaterThan(0);
    expect(alt.length, `alt of ${where}`).toBeGreaterThan(20);
    expect(caption, `caption of ${where}`).toBe("Imagen referencial");
  }
});

test("every picture comes as AVIF and WebP, never wider than its master", () => {
  for (const { page, src, width, height, candidates, formats } of pictures) {
    const where = `${src} on ${page}`;
    expect(formats, where).toEqual(["avif", "webp"]);
    const master = masterOf(src);
    expect(master, `master of ${where}`).toBeDefined();
    const widest = Math.max(...candidates.map((candidate) => candidate.width));
    expect(widest, where).toBeLessThanOrEqual(master?.width ?? 0);
    expect(width, where).toBe(master?.width);
    expect(
      candidates.map((candidate) => candidate.file),
      where,
    ).toContain(src);
    expect(height / width, where).toBeGreaterThan(0.5);
  }
});

test("every candidate is on the server, as wide as it is announced", async ({ request }) => {
  test.slow();
  const announced = new Map(
    pictures.flatMap((picture) => picture.candidates).map((item) => [item.file, item.width]),
  );
  for (const [file, width] of announced) {
    const answer = await request.get(file);
    expect(answer.status(), file).toBe(200);
    expect(answer.headers()["content-type"], file).toBe(`image/${file.split(".").at(-1)}`);
    expect((await sharp(await answer.body()).metadata()).width, file).toBe(width);
  }
});
