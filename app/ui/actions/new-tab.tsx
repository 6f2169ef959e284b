/** Attributes of a link to another site: a new tab without access to this one. */
export const newTab = { target: "_blank", rel: "noopener noreferrer" };

/** Tells screen readers that the link opens in a new tab. */
export function NewTabNote() {
  return <span className="visually-hidden"> (se abre en otra pestaña)</span>;
}
