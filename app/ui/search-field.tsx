import { ArrowRight, Search } from "lucide-react";
import type { ComponentProps } from "react";
import { Form } from "react-router";
import { longestQuery, queryParameter } from "#app/lib/search-address.ts";
import styles from "./search-field.module.css";

type Props = { label: string; action: string; replace?: boolean } & ComponentProps<"input">;

/** A field that leads to a page of results: a plain form, which also works before or without scripts. */
export function SearchField({ label, action, replace, ...input }: Props) {
  return (
    <search>
      <Form action={action} replace={replace}>
        <label className={styles.label} htmlFor="consulta">
          {label}
        </label>
        <div className={styles.field}>
          <Search size={22} strokeWidth={1.8} aria-hidden="true" />
          <input
            id="consulta"
            name={queryParameter}
            type="search"
            className={styles.input}
            placeholder="Equipo, prueba, marca o insumo"
            maxLength={longestQuery}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="search"
            {...input}
          />
          <button type="submit" className={styles.submit} aria-label="Buscar">
            <ArrowRight size={22} strokeWidth={1.8} aria-hidden="true" />
          </button>
        </div>
      </Form>
    </search>
  );
}
