import { hashOf } from "../artifacts/artifact-cache.ts";

/** AVIF with more effort is 7 % smaller at most, and takes twice the time (docs/performance.md): a little less of it is as small. */
const opaque = { avif: { quality: 49, effort: 1 }, webp: { quality: 74, effort: 3 } } as const;
/** Transparency is a second picture in the file: a little less of both keeps the whole as small. */
const cutOut = {
  avif: { quality: 43, effort: 1 },
  webp: { quality: 68, effort: 3, alphaQuality: 70 },
} as const;

/** How pictures are written; the hash is part of their names. */
export const encodings = { opaque, cutOut, hash: hashOf(JSON.stringify([opaque, cutOut])) };
