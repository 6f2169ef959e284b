import type { Examples } from "#app/gallery/examples.ts";
import { TermText } from "./term-text.tsx";

export const examples: Examples = {
  column: {
    TermText: () => (
      <p>
        <TermText parts={["Analizador por ", { id: "clia", word: "CLIA" }, " de mesa."]} />
      </p>
    ),
  },
};
