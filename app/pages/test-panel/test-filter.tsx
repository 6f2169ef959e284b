import { X } from "lucide-react";
import { enquiryPath } from "#app/features/enquiry/enquiry-path.ts";
import { IconButton } from "#app/ui/actions/icon-button.tsx";
import { TextLink } from "#app/ui/actions/text-link.tsx";
import { SearchField } from "#app/ui/form/search-field.tsx";
import styles from "./test-filter.module.css";
import { maxQueryLength } from "./use-test-filter.ts";

type Props = {
  /** For the field's placeholder. */
  example?: string;
  query: string;
  onQuery: (query: string) => void;
  /** `groups` counts the groups with matching tests. */
  found: { tests: number; groups: number };
};

export function TestFilter({ example, query, onQuery, found }: Props) {
  return (
    <search className={styles.filter} data-print="no" data-needs-script>
      <div className={styles.field}>
        <SearchField
          compact
          type="text"
          inputMode="search"
          aria-label="Buscar una prueba en este panel"
          placeholder={example ? `Busque ${example}…` : "Busque una prueba"}
          maxLength={maxQueryLength}
          value={query}
          onChange={(event) => onQuery(event.target.value)}
        >
          {query && (
            <IconButton aria-label="Borrar la búsqueda" onClick={() => onQuery("")}>
              <X size={20} strokeWidth={1.6} />
            </IconButton>
          )}
        </SearchField>
      </div>
      <p role="status" className={styles.found}>
        {query.trim() && foundInWords(found, query)}
      </p>
      {query.trim() && found.tests === 0 && (
        <TextLink to={enquiryPath({ about: `Prueba: ${query.trim()}` })}>Contactar asesor técnico</TextLink>
      )}
    </search>
  );
}

function foundInWords({ tests, groups }: Props["found"], query: string): string {
  if (tests === 0) return `Ninguna prueba de este panel coincide con «${query.trim()}».`;
  const inGroups = groups === 1 ? "en un perfil" : `en ${groups} perfiles`;
  return `${tests === 1 ? "1 prueba" : `${tests} pruebas`} ${inGroups}.`;
}
