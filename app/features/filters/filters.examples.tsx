import { useState } from "react";
import type { Examples, GalleryData } from "#app/gallery/examples.ts";
import { FilterBar } from "./filter-bar.tsx";
import { readSelection, toggleOption } from "./selection.ts";

function Filters({ view }: { view: GalleryData["category"]["view"] }) {
  const [search, setSearch] = useState(new URLSearchParams());
  return (
    <FilterBar
      filters={view.filters}
      entries={view.cards}
      selection={readSelection(search, view.filters)}
      onToggle={(name, value) => setSearch(toggleOption(search, view.filters, name, value))}
    />
  );
}

export const examples: Examples = {
  content: {
    "FilterBar. Las cifras cambian con lo elegido": ({ category }) => <Filters view={category.view} />,
  },
};
