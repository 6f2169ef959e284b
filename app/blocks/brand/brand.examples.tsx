import type { Examples } from "#app/gallery/examples.ts";
import { BrandMark } from "./brand-mark.tsx";

export const examples: Examples = {
  column: {
    BrandMark: () => <BrandMark />,
  },
};
