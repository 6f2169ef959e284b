import { X } from "lucide-react";
import type { Examples } from "#app/gallery/examples.ts";
import { IconButton } from "#app/ui/actions/icon-button.tsx";
import { SelectField, TextArea, TextField } from "./field.tsx";
import { SearchField } from "./search-field.tsx";

const subjects = [
  { value: "sales", label: "Ventas" },
  { value: "support", label: "Soporte técnico" },
];

export const examples: Examples = {
  column: {
    "TextField: vacío": () => <TextField label="Nombre completo *" />,
    "TextField: con texto": () => <TextField label="Nombre completo *" defaultValue="Ana Zambrano" />,
    "TextField: no válido. Se marca cuando se sale del campo: escriba y salga": () => (
      <TextField label="Correo electrónico *" type="email" required defaultValue="ana@" />
    ),
    SelectField: () => <SelectField label="Asunto *" options={subjects} />,
    "TextArea: vacía": () => <TextArea label="Mensaje *" rows={5} />,
    "TextArea: con texto": () => (
      <TextArea label="Mensaje *" rows={5} defaultValue="Quisiera una cotización para dos equipos." />
    ),
    SearchField: () => <SearchField aria-label="Buscar" placeholder="Equipo, prueba o marca" />,
    "SearchField: con botón": () => (
      <SearchField aria-label="Buscar" defaultValue="hemograma">
        <IconButton aria-label="Borrar">
          <X size={20} strokeWidth={1.8} aria-hidden="true" />
        </IconButton>
      </SearchField>
    ),
    "SearchField: compacto": () => (
      <SearchField compact aria-label="Filtrar pruebas" placeholder="Filtrar pruebas" />
    ),
  },
};
