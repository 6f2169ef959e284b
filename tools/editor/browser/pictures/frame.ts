/** The frame that the owner moves over a picture, in pixels of the picture. */
import { minPictureWidth } from "#app/lib/picture-files.ts";

type Size = { width: number; height: number };
export type Frame = { x: number; y: number } & Size;

/** The ratio of width to height in which pages show a picture. */
export type Shape = "4:3" | "16:9";
const ratios = { "4:3": 4 / 3, "16:9": 16 / 9 };

export function minSize(shape: Shape): Size {
  return { width: minPictureWidth, height: minPictureWidth / ratios[shape] };
}

/** Returns undefined if the picture is too small to publish. */
export function largestFrame({ width, height }: Size, shape: Shape): Frame | undefined {
  const ratio = ratios[shape];
  const widest = Math.floor(Math.min(width, height * ratio));
  if (widest < minPictureWidth) return undefined;
  const tallest = Math.round(widest / ratio);
  return {
    x: Math.round((width - widest) / 2),
    y: Math.round((height - tallest) / 2),
    width: widest,
    height: tallest,
  };
}

export function movedTo(frame: Frame, picture: Size, x: number, y: number): Frame {
  return {
    ...frame,
    x: clamp(x, picture.width - frame.width),
    y: clamp(y, picture.height - frame.height),
  };
}

export function resized(frame: Frame, picture: Size, width: number): Frame {
  const height = Math.min(Math.round((width * frame.height) / frame.width), picture.height);
  const [x, y] = [frame.x + (frame.width - width) / 2, frame.y + (frame.height - height) / 2];
  return movedTo({ ...frame, width, height }, picture, x, y);
}

function clamp(value: number, max: number): number {
  return Math.round(Math.min(Math.max(value, 0), max));
}
