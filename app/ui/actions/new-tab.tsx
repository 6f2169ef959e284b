export const newTab = { target: "_blank", rel: "noopener noreferrer" };

export function NewTabNote() {
  return <span className="visually-hidden"> (se abre en otra pestaña)</span>;
}
