import { Minus, Plus } from "lucide-react";
import { type KeyboardEvent, useState } from "react";
import { maxUnits } from "#app/lib/quote/quote-limits.ts";
import styles from "./stepper.module.css";

type Props = {
  name: string;
  quantity: number;
  onChange: (quantity: number) => void;
  /** Called when the minus button is pressed at 1. Without `onRemove`, the button then does nothing. */
  onRemove?: () => void;
};

const maxTyped = `${maxUnits},00`.length;
const icon = { size: 18 };
const steps: Record<string, number> = { ArrowUp: 1, ArrowDown: -1 };

export function Stepper({ name, quantity, onChange, onRemove }: Props) {
  // The field may be empty while the visitor types. The list keeps the last number.
  const [draft, setDraft] = useState<string>();

  const isLast = quantity <= 1;

  function type(text: string) {
    const typed = text.replace(/[^\d.,]/g, "").slice(0, maxTyped);
    setDraft(typed);
    // Quantities are whole: «2,5» means 2, not 25. «1.250» means 1250.
    const digits = typed.replace(/[.,]\d{0,2}$/, "").replace(/\D/g, "");
    if (digits) onChange(Math.min(Number(digits), maxUnits));
  }

  function step(by: number) {
    setDraft(undefined);
    onChange(quantity + by);
  }

  function stepByKey(event: KeyboardEvent) {
    const by = steps[event.key];
    if (!by) return;
    event.preventDefault();
    step(by);
  }

  return (
    <fieldset className={styles.stepper} aria-label={`Cantidad de ${name}`}>
      <button
        type="button"
        aria-label={isLast && onRemove ? `Quitar ${name}` : `Una unidad menos de ${name}`}
        aria-disabled={(isLast && !onRemove) || undefined}
        onClick={() => (isLast ? onRemove?.() : step(-1))}
      >
        <Minus {...icon} />
      </button>
      <input
        inputMode="numeric"
        autoComplete="off"
        aria-label={`Cantidad de ${name}`}
        value={draft ?? quantity}
        onChange={(event) => type(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={() => setDraft(undefined)}
        onKeyDown={stepByKey}
      />
      <button
        type="button"
        aria-label={`Una unidad más de ${name}`}
        aria-disabled={quantity >= maxUnits || undefined}
        onClick={() => quantity < maxUnits && step(1)}
      >
        <Plus {...icon} />
      </button>
    </fieldset>
  );
}
