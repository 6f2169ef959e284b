import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import styles from "./mobile-menu.module.css";

type Props = {
  id: string;
  label: string;
  className?: string;
  open: boolean;
  active?: boolean;
  onToggle: () => void;
  children: ReactNode;
};

export function Disclosure({ id, label, className, open, active, onToggle, children }: Props) {
  return (
    <>
      <button
        type="button"
        className={className}
        data-active={active || undefined}
        aria-expanded={open}
        aria-controls={id}
        onClick={onToggle}
      >
        {label}
        <ChevronDown className="chevron" size={20} />
      </button>
      <div id={id} className={styles.fold} data-open={open || undefined}>
        {children}
      </div>
    </>
  );
}
