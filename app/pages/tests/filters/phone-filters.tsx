import { SlidersHorizontal } from "lucide-react";
import { memo, useMemo, useRef, useState } from "react";
import type { TestsFilters } from "#app/pages/tests/content.ts";
import type { DirectoryState } from "#app/pages/tests/use-directory.ts";
import { countOptions, withToggled } from "./choice.ts";
import { FilterSheet } from "./filter-sheet.tsx";
import { OptionChip } from "./option-chip.tsx";
import styles from "./phone-filters.module.css";
import { usePressed } from "./use-pressed.ts";

type Props = { filters: TestsFilters; directory: DirectoryState };

/** The first chip opens a dialog with filters. The others filter by tube. */
export const PhoneFilters = memo(function PhoneFilters({ filters, directory }: Props) {
  const { listed, inQuery } = directory;
  const { pressed, change } = usePressed(filters, directory);
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const counts = useMemo(() => countOptions(inQuery, listed, filters, "tubo"), [inQuery, listed, filters]);
  return (
    <section className={styles.bar} aria-label="Filtros" data-needs-script>
      <div className={styles.chips}>
        <button
          ref={opener}
          type="button"
          className={styles.open}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          <SlidersHorizontal size={20} />
          Filtros
        </button>
        {filters.tubo
          .filter(({ cap }) => cap)
          .map(({ id, label, cap }) => (
            <OptionChip
              key={id}
              label={label}
              cap={cap}
              count={counts.get(id) ?? 0}
              aria-pressed={pressed.tubo.includes(id)}
              aria-label={`${label}, ${counts.get(id) ?? 0} pruebas`}
              onClick={() => change((query) => withToggled(query, "tubo", pressed.tubo, id))}
            />
          ))}
      </div>
      {open && (
        <FilterSheet
          filters={filters}
          directory={directory}
          onClose={() => {
            setOpen(false);
            // In Safari a press does not focus a button, so the dialog cannot return the focus.
            opener.current?.focus();
          }}
        />
      )}
    </section>
  );
});
