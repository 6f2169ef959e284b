import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import sharp from "sharp";
import type { WholeSite } from "#app/content/site.ts";
import { runtimePackages } from "../licences.ts";
import { brandIcon } from "../pictures/brand-icon.ts";

const icons = { "apple-touch-icon.png": 180, "icon-192.png": 192, "icon-512.png": 512 };

/** Writes icons, manifest, licences and security.txt. */
export async function writeSmallFiles({ company }: WholeSite, client: string) {
  const mark = Buffer.from(brandIcon());
  const files: Record<string, string | Uint8Array> = {
    "favicon.ico": iconFile(await drawn(mark, 32)),
    "manifest.json": JSON.stringify(manifest(company)),
    ".well-known/security.txt": securityText(company),
    "licences.txt": licenceTexts(),
  };
  for (const [name, size] of Object.entries(icons)) files[name] = await onWhite(mark, size);
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(client, name)), { recursive: true });
    writeFileSync(join(client, name), content);
  }
}

function manifest({ name, nameParts, about }: WholeSite["company"]) {
  return {
    name,
    short_name: nameParts[0],
    description: about,
    lang: "es-EC",
    start_url: "/",
    display: "browser",
    icons: [192, 512].map((size) => ({
      src: `/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: "image/png",
    })),
  };
}

/** security.txt (RFC 9116) expires after a year. Each build renews it. */
function securityText({ email, site }: WholeSite["company"]): string {
  const expires = new Date();
  expires.setUTCFullYear(expires.getUTCFullYear() + 1, expires.getUTCMonth(), 1);
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString().slice(0, 10)}T00:00:00Z`,
    "Preferred-Languages: es, en",
    `Canonical: ${site}/.well-known/security.txt`,
    "",
  ].join("\n");
}

function licenceTexts(): string {
  return runtimePackages()
    .map(({ folder, name, version, licence }) => {
      const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
      const text = file ? readFileSync(join(folder, file), "utf8").trim() : `Licence: ${licence}`;
      return `${name} ${version}\n\n${text}\n`;
    })
    .join(`\n${"-".repeat(78)}\n\n`);
}

function drawn(mark: Buffer, size: number): Promise<Buffer> {
  return sharp(mark, { density: (72 * size) / 48 })
    .resize(size, size)
    .png()
    .toBuffer();
}

/** Some phones show transparent icons on black. */
async function onWhite(mark: Buffer, size: number): Promise<Buffer> {
  const inset = Math.round(size * 0.16);
  return sharp({ create: { width: size, height: size, channels: 3, background: "#fff" } })
    .composite([{ input: await drawn(mark, size - 2 * inset), left: inset, top: inset }])
    .png()
    .toBuffer();
}

/** Wraps a PNG in the .ico format: a six-byte header and a sixteen-byte entry. */
function iconFile(png: Buffer): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(32, 6);
  head.writeUInt8(32, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
