type Props = {
  picture: {
    name: string;
    hash: string;
    width: number;
    height: number;
    widths: number[];
    tone: string;
    alt: string;
  };
  /** How wide the picture is shown, as the `sizes` attribute says it. */
  sizes: string;
  /** The first picture of a page: fetched at once and before others. */
  priority?: boolean;
  className?: string;
};

export function Picture({ picture, sizes, priority, className }: Props) {
  const file = (width: number, format: string) => `/media/${picture.name}.${picture.hash}-${width}.${format}`;
  const sourceSet = (format: string) =>
    picture.widths.map((width) => `${file(width, format)} ${width}w`).join(", ");
  const fallbackWidth = picture.widths.find((width) => width >= 720) ?? picture.width;
  return (
    <picture>
      <source type="image/avif" srcSet={sourceSet("avif")} sizes={sizes} />
      <img
        className={className}
        src={file(fallbackWidth, "webp")}
        srcSet={sourceSet("webp")}
        sizes={sizes}
        width={picture.width}
        height={picture.height}
        alt={picture.alt}
        loading={priority ? "eager" : "lazy"}
        fetchPriority={priority ? "high" : "auto"}
        decoding={priority ? "sync" : "async"}
        style={{ backgroundColor: picture.tone }}
      />
    </picture>
  );
}
