/** What a link to another site needs: a tab of its own, which learns nothing of this one. */
export const newTab = { target: "_blank", rel: "noopener noreferrer" };

/** Said to those who do not see that another tab opens. */
export function NewTabNote() {
  return <span className="visually-hidden"> (se abre en otra pestaña)</span>;
}
