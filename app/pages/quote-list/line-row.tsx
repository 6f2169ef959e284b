import { Microscope, TestTubes, Trash2 } from "lucide-react";
import { setQuantity } from "#app/features/quote-list/changes.ts";
import type { QuoteLine } from "#app/features/quote-list/lines.ts";
import { Stepper } from "#app/features/quote-list/stepper.tsx";
import { drawingNames } from "#app/lib/drawing-names.ts";
import { orderReference } from "#app/lib/quote/order-reference.ts";
import { IconButton } from "#app/ui/actions/icon-button.tsx";
import { Link } from "#app/ui/actions/link.tsx";
import { ContentIcon } from "#app/ui/media/content-icon.tsx";
import drawings from "#cache/drawings.svg?url";
import { LineNote } from "./line-note.tsx";
import styles from "./line-row.module.css";

const glyphs = { equipment: Microscope, supply: TestTubes };

type Props = { line: QuoteLine; onRemove: (button: HTMLElement) => void };

export function LineRow({ line, onRemove }: Props) {
  const Glyph = glyphs[line.kind];
  const drawing = drawingNames.find((name) => name === line.drawing);
  return (
    <li className={styles.row} style={line.cap ? { "--cap": `var(--cap-${line.cap})` } : undefined}>
      <div className={styles.thumb} data-print="no" aria-hidden="true">
        {line.thumb ? (
          <img src={line.thumb} alt="" width="112" height="84" loading="lazy" />
        ) : drawing ? (
          <ContentIcon name={drawing} size={64} sprite={drawings} />
        ) : (
          <Glyph size={44} strokeWidth={1.2} />
        )}
      </div>
      <div className={styles.text}>
        <h3 className={styles.name}>{line.path ? <Link to={line.path}>{line.name}</Link> : line.name}</h3>
        <p className={styles.context}>{line.context}</p>
        {line.path && <p className={styles.reference}>Referencia: {orderReference(line.id)}</p>}
        <LineNote line={line} />
      </div>
      <div className={styles.quantity}>
        <Stepper
          name={line.name}
          quantity={line.quantity}
          onChange={(quantity) => setQuantity(line.id, quantity)}
        />
      </div>
      <IconButton
        data-remove
        aria-label={`Quitar ${line.name}`}
        onClick={(event) => onRemove(event.currentTarget)}
      >
        <Trash2 size={20} strokeWidth={1.6} />
      </IconButton>
    </li>
  );
}
