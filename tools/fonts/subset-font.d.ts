declare module "subset-font" {
  type Options = {
    targetFormat: "woff2";
    /** Tags of the OpenType features that stay. */
    keepFeatures: string[];
    variationAxes: Record<string, { min: number; max: number }>;
  };

  /** Returns the font with the glyphs of the text only. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
