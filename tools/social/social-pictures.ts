/** Draws the picture that represents each page in a shared link: 1200 × 630, from the same content. */
import { join } from "node:path";
import sharp from "sharp";
import { type SocialCard, socialCards } from "#app/content/outputs/social-cards.ts";
import type { WholeSite } from "#app/content/site.ts";
import { socialPicturePath } from "#app/lib/addresses/social-picture.ts";
import { codeHash, hashOf, makeMissing, type Wanted } from "../artifacts/artifact-cache.ts";
import { writeWhole } from "../artifacts/write-whole.ts";
import { cache } from "../paths.ts";
import { masterFile, masterHash } from "../pictures/master-file.ts";
import { forEachConcurrently } from "../prerender/for-each-concurrently.ts";
import { cardText, signature } from "./social-text.ts";

type Task = Wanted & { card: SocialCard };

const kept = join(cache, "social");
const look = codeHash("tools/social");
const width = 1200;
const height = 630;
const pictureWidth = 800;
/** Where the letters of the words and of the signature begin. */
const [margin, wordsTop, signatureTop] = [72, 72, 533];
/** As near to the original as mozjpeg at 82, and not much larger, in a fraction of its time. */
const jpeg = {
  picture: { quality: 78, quantisationTable: 3, optimiseCoding: false },
  words: { quality: 75, quantisationTable: 3, progressive: true },
};
const colours = { needle: "#C93F24", tick: "#5C6E76", minor: "#A9B6BA" };

/** Those whose page, picture and layout are unchanged come from the cache. */
export async function drawSocialPictures(site: WholeSite, client: string) {
  const company = site.company.name;
  const tasks = socialCards(site).map((card) => ({
    card,
    cached: join(kept, `${keyOf(card, company)}.jpg`),
    output: join(client, socialPicturePath(card.canonical)),
  }));
  await makeMissing(kept, tasks, (missing) => {
    const groups = Map.groupBy(missing, ({ card }) => card.picture);
    return forEachConcurrently([...groups], ([picture, group]) => drawGroup(picture, group, company));
  });
}

function keyOf(card: SocialCard, company: string): string {
  return hashOf(look, JSON.stringify([card, company]), card.picture ? masterHash(card.picture) : "");
}

/** Pages with the same picture share all but their own words. */
async function drawGroup(picture: string | undefined, tasks: Task[], company: string) {
  const layers = picture ? [await studioPicture(picture), veil] : [];
  const { data, info } = await sharp({ create: { width, height, channels: 3, background: "#E1E4E6" } })
    .composite([
      ...layers,
      zeroLine,
      { input: { text: signature(company) }, left: margin, top: signatureTop },
    ])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  // One for all: so many megabytes anew for each would keep the collector busier than the drawing.
  const canvas = Buffer.alloc(data.length);
  for (const { card, cached } of tasks) {
    const words = await sharp({ text: cardText(card) })
      .raw()
      .toBuffer({ resolveWithObject: true });
    data.copy(canvas);
    overlay(canvas, words.data, words.info.width);
    const drawn = sharp(canvas, { raw: info }).jpeg(picture ? jpeg.picture : jpeg.words);
    await writeWhole(cached, (part) => drawn.toFile(part));
  }
}

/** Lays words over a picture. The compositing of sharp converts all of it, which takes longer than the rest. */
function overlay(picture: Buffer, layer: Buffer, across: number) {
  for (let from = 0; from < layer.length; from += 4) {
    const opacity = (layer[from + 3] ?? 0) / 255;
    if (opacity === 0) continue;
    const pixel = from / 4;
    const [x, y] = [margin + (pixel % across), wordsTop + Math.floor(pixel / across)];
    if (x >= width) continue;
    const to = (y * width + x) * 3;
    for (let channel = 0; channel < 3; channel += 1) {
      const under = picture[to + channel] ?? 0;
      picture[to + channel] = under + ((layer[from + channel] ?? 0) - under) * opacity;
    }
  }
}

/** The render at the right, whole: where it is too wide, its backdrop is continued above and below; a cut-out has none. */
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
