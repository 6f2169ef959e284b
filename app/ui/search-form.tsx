import { ArrowRight } from "lucide-react";
import type { ComponentProps } from "react";
import { Form } from "react-router";
import { longestQuery, queryParameter } from "#app/lib/search-address.ts";
import { IconButton } from "./icon-button.tsx";
import { SearchField } from "./search-field.tsx";
import styles from "./search-form.module.css";

type Props = { label: string; action: string; replace?: boolean } & ComponentProps<"input">;

/** A field that leads to a page of results: a plain form, which also works before or without scripts. */
export function SearchForm({ label, action, replace, ...input }: Props) {
  return (
    <search>
      <Form action={action} replace={replace} className={styles.form}>
        <label className={styles.label} htmlFor="consulta">
          {label}
        </label>
        <SearchField
          id="consulta"
          name={queryParameter}
          type="search"
          placeholder="Equipo, prueba, marca o insumo"
          maxLength={longestQuery}
          {...input}
        >
          <IconButton type="submit" aria-label="Buscar">
            <ArrowRight size={22} strokeWidth={1.8} aria-hidden="true" />
          </IconButton>
        </SearchField>
      </Form>
    </search>
  );
}
