import { X } from "lucide-react";
import { type FormEvent, type KeyboardEvent, useEffect, useRef } from "react";
import { queryParameter } from "#app/lib/addresses/search-address.ts";
import { testPath } from "#app/lib/addresses/test-address.ts";
import { focusRow } from "#app/pages/tests/list/row-keys.ts";
import { maxQueryLength } from "#app/pages/tests/match.ts";
import type { Directory } from "#app/pages/tests/use-directory.ts";
import { navigate } from "#app/router/navigation.ts";
import { IconButton } from "#app/ui/actions/icon-button.tsx";
import { SearchField } from "#app/ui/form/search-field.tsx";
import styles from "./tests-field.module.css";

type Props = {
  id: string;
  example: string;
  directory: Pick<Directory, "text" | "type" | "shown">;
  /** For the field at the top of the page, which the «/» key focuses. */
  large?: boolean;
};

/** Without JavaScript, Enter opens the site's search. */
export function TestsField({ id, example, directory: { text, type, shown }, large }: Props) {
  const field = useRef<HTMLInputElement>(null);
  useSlash(field, large ?? false);

  function open(event: FormEvent) {
    event.preventDefault();
    const [first] = shown;
    if (text.trim() && first) navigate(testPath(first.id));
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key === "Escape" && text) {
      event.preventDefault();
      type("");
    }
    if (event.key === "ArrowDown" && focusRow(0)) event.preventDefault();
  }

  return (
    <search className={styles.search} data-large={large}>
      <form action="/buscar" onSubmit={open}>
        <SearchField
          ref={field}
          id={id}
          compact={!large}
          type="text"
          inputMode="search"
          name={queryParameter}
          aria-label="Buscar una prueba"
          placeholder={example}
          maxLength={maxQueryLength}
          value={text}
          onChange={(event) => type(event.target.value)}
          onKeyDown={handleKey}
        >
          {text && (
            <IconButton
              aria-label="Borrar la búsqueda"
              onClick={() => {
                type("");
                field.current?.focus();
              }}
            >
              <X size={20} strokeWidth={1.6} />
            </IconButton>
          )}
        </SearchField>
      </form>
    </search>
  );
}

/** «/» focuses this field instead of opening the site's search. Ctrl K still opens the search. */
function useSlash(field: { current: HTMLInputElement | null }, enabled: boolean) {
  useEffect(() => {
    if (!enabled) return;
    function focusOnSlash(event: globalThis.KeyboardEvent) {
      const typing =
        event.target instanceof Element && event.target.closest("input:not([type=range]), textarea, select");
      if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || typing) return;
      event.preventDefault();
      event.stopPropagation();
      field.current?.focus();
    }
    addEventListener("keydown", focusOnSlash, { capture: true });
    return () => removeEventListener("keydown", focusOnSlash, { capture: true });
  }, [enabled, field]);
}
