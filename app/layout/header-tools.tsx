import { ClipboardList, Columns3, Search } from "lucide-react";
import { type MouseEvent, type ReactNode, useState } from "react";
import { choices } from "#app/features/compare/choices.ts";
import { quoteLines } from "#app/features/quote-list/lines.ts";
import { useStoredList } from "#app/hooks/use-stored-list.ts";
import { isPlainClick } from "#app/lib/plain-click.ts";
import { Link } from "#app/ui/actions/link.tsx";
import styles from "./header-tools.module.css";
import { useEscape } from "./use-escape.ts";
import { useHoverIntent } from "./use-hover-intent.ts";

const tooltipTimings = { open: 700, skip: 300, close: 0 };
const icon = { size: 20, strokeWidth: 1.6 };

/** A click on «Buscar» opens the search dialog instead of following the link. */
export function HeaderTools({ onSearch }: { onSearch: () => void }) {
  const compared = useStoredList(choices).length;
  const quoted = useStoredList(quoteLines).length;
  const tooltip = useHoverIntent(tooltipTimings);
  const [pointed, setPointed] = useState<string>();
  useEscape(tooltip.open, tooltip.hide);

  function tool(
    to: string,
    label: string,
    glyph: ReactNode,
    count = 0,
    onClick?: (event: MouseEvent) => void,
  ) {
    return (
      <span
        className={styles.tool}
        onPointerEnter={(event) => {
          if (event.pointerType !== "mouse") return;
          setPointed(to);
          tooltip.showSoon();
        }}
        onPointerLeave={tooltip.hideSoon}
        onPointerDown={tooltip.hide}
      >
        <Link
          to={to}
          className={styles.link}
          aria-label={count > 0 ? `${label}: ${count}` : label}
          onClick={onClick}
        >
          {glyph}
          {count > 0 && (
            <span className={styles.count} aria-hidden="true">
              {count}
            </span>
          )}
        </Link>
        {tooltip.open && pointed === to && (
          <span className={styles.tooltip} aria-hidden="true">
            {label}
          </span>
        )}
      </span>
    );
  }

  function openSearch(event: MouseEvent) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onSearch();
  }

  return (
    <div className={styles.tools}>
      {tool("/buscar", "Buscar", <Search {...icon} />, 0, openSearch)}
      {tool("/comparar", "Comparación", <Columns3 {...icon} />, compared)}
      {tool("/cotizacion", "Lista de cotización", <ClipboardList {...icon} />, quoted)}
    </div>
  );
}
