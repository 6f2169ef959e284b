import { hashOf } from "../artifacts/cache.ts";

/** Less effort smears white panels and shadows in AVIF. Effort 4 takes four times as long (decision 014). */
const opaque = { avif: { quality: 49, effort: 3 }, webp: { quality: 74, effort: 3 } } as const;
/** Transparency adds a second image to the file, so cut-outs use a slightly lower quality. */
const cutOut = {
  avif: { quality: 46, effort: 3 },
  webp: { quality: 68, effort: 3, alphaQuality: 70 },
} as const;

/** File names contain this hash of the settings, so that new settings make new files. */
export const encodings = { opaque, cutOut, hash: hashOf(JSON.stringify([opaque, cutOut])) };
