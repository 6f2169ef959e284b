import {
  type Picture as PictureData,
  type PictureFormat,
  pictureFile,
  pictureWidths,
} from "#app/lib/picture-files.ts";

type Props = {
  picture: PictureData;
  sizes: string;
  /** For the first picture of a page. */
  priority?: boolean;
  className?: string;
};

export function Picture({ picture, sizes, priority, className }: Props) {
  const sourceSet = (format: PictureFormat) =>
    pictureWidths(picture.width, format)
      .map((width) => `${pictureFile(picture, width, format)} ${width}w`)
      .join(", ");
  const widths = pictureWidths(picture.width, "webp");
  const fallbackWidth = widths.find((width) => width >= 720) ?? Math.max(...widths);
  return (
    <picture>
      <source type="image/avif" srcSet={sourceSet("avif")} sizes={sizes} />
      <img
        className={className}
        src={pictureFile(picture, fallbackWidth, "webp")}
        srcSet={sourceSet("webp")}
        sizes={sizes}
        width={picture.width}
        height={picture.height}
        alt={picture.alt}
        loading={priority ? "eager" : "lazy"}
        fetchPriority={priority ? "high" : "auto"}
        decoding="async"
        style={{ backgroundColor: picture.tone }}
      />
    </picture>
  );
}

/** The page draws the background of a cut-out, so a cut-out has no tone. */
export function isCutOut(picture: PictureData | undefined): boolean {
  return picture !== undefined && picture.tone === undefined;
}

export function thumbnail(picture: PictureData | undefined): string | undefined {
  return picture && pictureFile(picture, Math.min(...pictureWidths(picture.width, "webp")), "webp");
}
