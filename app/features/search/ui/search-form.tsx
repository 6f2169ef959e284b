import { ArrowRight } from "lucide-react";
import type { ComponentProps, FormEvent } from "react";
import { maxQueryLength, queryParameter, searchPath } from "#app/lib/addresses/search-address.ts";
import { navigate } from "#app/router/navigation.ts";
import { IconButton } from "#app/ui/actions/icon-button.tsx";
import { SearchField } from "#app/ui/form/search-field.tsx";
import styles from "./search-form.module.css";

type Props = { label: string; replace?: boolean } & ComponentProps<"input">;

/** Also works without scripts. */
export function SearchForm({ label, replace, ...input }: Props) {
  function follow(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const words = new FormData(event.currentTarget).get(queryParameter);
    navigate(searchPath(String(words)), { replace });
  }

  return (
    <search>
      <form action="/buscar" onSubmit={follow} className={styles.form}>
        <label className={styles.label} htmlFor="consulta">
          {label}
        </label>
        <SearchField
          id="consulta"
          name={queryParameter}
          type="search"
          placeholder="Equipo, prueba o marca"
          maxLength={maxQueryLength}
          {...input}
        >
          <IconButton type="submit" aria-label="Buscar">
            <ArrowRight size={22} />
          </IconButton>
        </SearchField>
      </form>
    </search>
  );
}
