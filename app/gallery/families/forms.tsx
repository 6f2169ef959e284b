import { X } from "lucide-react";
import { useState } from "react";
import { FilterBar } from "#app/features/filters/filter-bar.tsx";
import { readSelection, toggleOption } from "#app/features/filters/selection.ts";
import type { FamilyView } from "#app/gallery/data.ts";
import { Example, Family } from "#app/gallery/example.tsx";
import { IconButton } from "#app/ui/actions/icon-button.tsx";
import { SelectField, TextArea, TextField } from "#app/ui/form/field.tsx";
import { SearchField } from "#app/ui/form/search-field.tsx";

const subjects = [
  { value: "sales", label: "Ventas" },
  { value: "support", label: "Soporte técnico" },
];

export function Forms({ data, ...family }: FamilyView) {
  return (
    <Family {...family}>
      <Example name="TextField: vacío">
        <TextField label="Nombre completo *" />
      </Example>
      <Example name="TextField: con texto">
        <TextField label="Nombre completo *" defaultValue="Ana Zambrano" />
      </Example>
      <Example name="TextField: no válido" note="Se marca cuando se sale del campo: escriba y salga.">
        <TextField label="Correo electrónico *" type="email" required defaultValue="ana@" />
      </Example>
      <Example name="SelectField">
        <SelectField label="Asunto *" options={subjects} />
      </Example>
      <Example name="TextArea: vacía">
        <TextArea label="Mensaje *" rows={5} />
      </Example>
      <Example name="TextArea: con texto">
        <TextArea label="Mensaje *" rows={5} defaultValue="Quisiera una cotización para dos equipos." />
      </Example>
      <Example name="SearchField">
        <SearchField aria-label="Buscar" placeholder="Equipo, prueba o marca" />
      </Example>
      <Example name="SearchField: con botón">
        <SearchField aria-label="Buscar" defaultValue="hemograma">
          <IconButton aria-label="Borrar">
            <X size={20} strokeWidth={1.8} aria-hidden="true" />
          </IconButton>
        </SearchField>
      </Example>
      <Example name="SearchField: compacto">
        <SearchField compact aria-label="Filtrar pruebas" placeholder="Filtrar pruebas" />
      </Example>
      <Example name="FilterBar" width="content" note="Las cifras cambian con lo elegido.">
        <Filters view={data.category.view} />
      </Example>
    </Family>
  );
}

function Filters({ view }: { view: FamilyView["data"]["category"]["view"] }) {
  const [search, setSearch] = useState(new URLSearchParams());
  return (
    <FilterBar
      filters={view.filters}
      entries={view.cards}
      selection={readSelection(search, view.filters)}
      onToggle={(name, value) => setSearch(toggleOption(search, view.filters, name, value))}
    />
  );
}
