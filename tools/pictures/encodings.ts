import { hashOf } from "../artifacts/cache.ts";

/** More AVIF effort saves at most 7 % and takes twice the time (docs/performance.md). */
const opaque = { avif: { quality: 49, effort: 1 }, webp: { quality: 74, effort: 3 } } as const;
/** Transparency adds a second image to the file, so cut-outs use a slightly lower quality. */
const cutOut = {
  avif: { quality: 43, effort: 1 },
  webp: { quality: 68, effort: 3, alphaQuality: 70 },
} as const;

/** Encoder settings. Their hash is part of the file names. */
export const encodings = { opaque, cutOut, hash: hashOf(JSON.stringify([opaque, cutOut])) };
