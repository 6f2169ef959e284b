/** Draws the picture that represents each page in a shared link: 1200 × 630, from the same content. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { createElement, type ReactNode } from "react";
import satori from "satori";
import sharp from "sharp";
import type { Site } from "../app/content.server/site.ts";
import { socialPicturePath } from "../app/lib/social-picture.ts";
import { inParallel } from "./in-parallel.ts";
import { hashOf, madeOnce } from "./made-once.ts";
import { masterFile } from "./master-file.ts";
import { type SocialCard, socialCards } from "./social-cards.ts";

const cache = ".cache/social";
const look = hashOf(readFileSync("package-lock.json"), readFileSync("scripts/social-pictures.ts"));
const width = 1200;
const height = 630;
const pictureWidth = 800;
const colours = {
  ink: "#0B212C",
  quiet: "#465A63",
  petrol: "#0A5960",
  needle: "#C93F24",
  tick: "#5C6E76",
  minor: "#A9B6BA",
};

/** Those whose page, picture and layout are unchanged come from the cache. */
export async function drawSocialPictures(site: Site, client: string) {
  const company = site.company.name;
  const cards = socialCards(site).map((card) => ({
    card,
    cached: join(cache, `${keyOf(card, company)}.jpg`),
    output: join(client, socialPicturePath(card.canonical)),
  }));
  await madeOnce(cache, cards, (missing) =>
    inParallel(missing, ({ card, cached }) => draw(card, company, cached)),
  );
}

function keyOf(card: SocialCard, company: string): string {
  const master = card.picture && masterFile(card.picture);
  return hashOf(look, JSON.stringify([card, company]), ...(master ? [readFileSync(master)] : []));
}

async function draw(card: SocialCard, company: string, file: string) {
  const text = Buffer.from(await satori(layout(card, company), { width, height, fonts }));
  const layers = card.picture ? [await studioPicture(card.picture), veil] : [];
  await sharp({ create: { width, height, channels: 3, background: "#E1E4E6" } })
    .composite([...layers, zeroLine, { input: text, left: 0, top: 0 }])
    .jpeg({ quality: 82, mozjpeg: true })
    .toFile(file);
}

/** The render at the right, whole: its backdrop is continued above and below where it is too wide. */
async function studioPicture(name: string) {
  const master = sharp(masterFile(name));
  const size = await master.metadata();
  const missing = Math.max(0, height - Math.round((size.height * pictureWidth) / size.width));
  const top = Math.floor(missing / 2);
  const { data, info } = await master
    .resize({ width: pictureWidth, height: height - missing })
    .extend({ top, bottom: missing - top, extendWith: "copy" })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { input: data, raw: info, left: width - pictureWidth, top: 0 };
}

const veil = drawing(
  '<defs><linearGradient id="g"><stop offset=".34" stop-color="#E1E4E6"/><stop offset=".5" stop-color="#E1E4E6" stop-opacity="0"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#g)"/>',
);

/** A rule along the lower edge with its needle at the margin. */
const zeroLine = drawing(
  Array.from({ length: width / 8 }, (_, index) => index * 8)
    .map((x) => ((x - 72) % 80 === 0 ? mark(x, 1, 22, colours.tick) : mark(x, 1, 10, colours.minor)))
    .concat(mark(72, 3, 44, colours.needle))
    .join(""),
);

function mark(x: number, across: number, tall: number, colour: string): string {
  return `<rect x="${x}" y="${height - tall}" width="${across}" height="${tall}" fill="${colour}"/>`;
}

function drawing(shapes: string) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shapes}</svg>`;
  return { input: Buffer.from(svg), left: 0, top: 0 };
}

function layout(card: SocialCard, company: string): ReactNode {
  return box({ flexDirection: "column", width, height, padding: "64px 72px 0", color: colours.ink }, [
    box({ fontFamily: "Hanken", fontSize: 28, fontWeight: 600, color: colours.quiet }, card.line),
    box(
      {
        fontFamily: "Familjen",
        fontSize: titleSize(card),
        fontWeight: 500,
        lineHeight: 1.02,
        letterSpacing: -2,
        marginTop: 20,
        maxWidth: card.picture ? 470 : 820,
      },
      card.title,
    ),
    card.figure
      ? box(
          { fontFamily: "Familjen", fontSize: 64, marginTop: 36, alignItems: "baseline", letterSpacing: -2 },
          [
            card.figure.number,
            box(
              { fontFamily: "Hanken", fontSize: 28, marginLeft: 14, color: colours.quiet, letterSpacing: 0 },
              card.figure.label,
            ),
          ],
        )
      : null,
    box(
      {
        position: "absolute",
        left: 72,
        bottom: 64,
        fontFamily: "Familjen",
        fontSize: 34,
        fontWeight: 600,
        color: colours.petrol,
      },
      company,
    ),
  ]);
}

function box(style: Record<string, string | number | undefined>, children?: ReactNode): ReactNode {
  return createElement("div", { style: { display: "flex", ...style } }, children);
}

function titleSize({ title, picture }: SocialCard): number {
  if (!picture) return 84;
  return title.length > 22 ? 54 : 66;
}

const resolve = createRequire(import.meta.url).resolve;
const fonts = [
  font("Familjen", "@fontsource/familjen-grotesk/files/familjen-grotesk-latin-500-normal.woff", 500),
  font("Familjen", "@fontsource/familjen-grotesk/files/familjen-grotesk-latin-600-normal.woff", 600),
  font("Hanken", "@fontsource/hanken-grotesk/files/hanken-grotesk-latin-600-normal.woff", 600),
];

function font(name: string, file: string, weight: 500 | 600) {
  return { name, data: readFileSync(resolve(file)), weight, style: "normal" as const };
}
