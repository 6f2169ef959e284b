import { Search } from "lucide-react";
import type { ComponentProps } from "react";
import styles from "./search-field.module.css";

type Props = { compact?: boolean } & ComponentProps<"input">;

export function SearchField({ compact, children, ...input }: Props) {
  return (
    <div className={styles.field} data-compact={compact || undefined}>
      <Search size={22} />
      <input
        className={styles.input}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        {...input}
      />
      {children}
    </div>
  );
}
