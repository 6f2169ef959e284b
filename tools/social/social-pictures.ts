/** Draws the social picture of each page, 1200 × 630 px. Shared links show it. */
import { join } from "node:path";
import sharp from "sharp";
import { type SocialCard, socialCards } from "#app/content/outputs/social-cards.ts";
import type { WholeSite } from "#app/content/site.ts";
import { socialPicturePath } from "#app/lib/addresses/social-picture.ts";
import { memoize } from "#app/lib/memoize.ts";
import { Cache, codeHash, hashOf, linkOrCopy } from "../artifacts/cache.ts";
import { cache } from "../paths.ts";
import { masterFile, masterHash } from "../pictures/master-file.ts";
import { forEachConcurrently } from "../prerender/for-each-concurrently.ts";
import { colour, palette } from "../tokens.ts";
import { cardText, signature } from "./social-text.ts";

const look = hashOf(codeHash("tools/social"), palette);
const width = 1200;
const height = 630;
const pictureWidth = 800;
const [margin, textTop, signatureTop] = [72, 72, 533];
/** The files look as good as with mozjpeg at quality 82, are hardly larger, and take much less time. */
const jpeg = {
  picture: { quality: 78, quantisationTable: 3, optimiseCoding: false },
  words: { quality: 75, quantisationTable: 3, progressive: true },
};
const ground = colour("studio");

export async function drawSocialPictures(site: WholeSite, client: string) {
  const company = site.company.name;
  const drawn = new Cache(join(cache, "social"));
  // Pages with the same picture differ only in their text.
  const base = memoize((picture: string | undefined) => drawBase(picture, company));
  await forEachConcurrently(socialCards(site), async (card) => {
    const file = await drawn.get(`${keyOf(card, company)}.jpg`, async (path) => {
      const { data, info } = await base(card.picture);
      await sharp(data, { raw: info })
        .composite([{ input: { text: cardText(card) }, left: margin, top: textTop }])
        .removeAlpha()
        .jpeg(card.picture ? jpeg.picture : jpeg.words)
        .toFile(path);
    });
    linkOrCopy(file, join(client, socialPicturePath(card.canonical)));
  });
  drawn.prune();
}

function keyOf(card: SocialCard, company: string): string {
  return hashOf(look, JSON.stringify([card, company]), card.picture ? masterHash(card.picture) : "");
}

async function drawBase(picture: string | undefined, company: string) {
  const layers = picture ? [await studioPicture(picture), veil] : [];
  return sharp({ create: { width, height, channels: 3, background: ground } })
    .composite([...layers, ruler, { input: { text: signature(company) }, left: margin, top: signatureTop }])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
}

/** A wide picture gets more background above and below. */
async function studioPicture(name: string) {
  const master = sharp(masterFile(name));
  const size = await master.metadata();
  const missing = Math.max(0, height - Math.round((size.height * pictureWidth) / size.width));
  const top = Math.floor(missing / 2);
  const { data, info } = await master
    .resize({ width: pictureWidth, height: height - missing })
    .extend({
      top,
      bottom: missing - top,
      extendWith: size.hasAlpha ? "background" : "copy",
      background: "transparent",
    })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { input: data, raw: info, left: width - pictureWidth, top: 0 };
}

const veil = drawing(
  `<defs><linearGradient id="g"><stop offset=".34" stop-color="${ground}"/><stop offset=".5" stop-color="${ground}" stop-opacity="0"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#g)"/>`,
);

const ruler = drawing(
  Array.from({ length: width / 8 }, (_, index) => index * 8)
    .map((x) =>
      (x - 72) % 80 === 0 ? mark(x, 1, 22, colour("tick-major")) : mark(x, 1, 10, colour("tick-minor")),
    )
    .concat(mark(72, 3, 44, colour("needle")))
    .join(""),
);

function mark(x: number, across: number, tall: number, fill: string): string {
  return `<rect x="${x}" y="${height - tall}" width="${across}" height="${tall}" fill="${fill}"/>`;
}

function drawing(shapes: string) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shapes}</svg>`;
  return { input: Buffer.from(svg), left: 0, top: 0 };
}
