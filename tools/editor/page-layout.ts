/** The layout of our own pages in the editor: «Publicar» and «Ordenar». */
import { escaped } from "../escaped.ts";

export function pageStart(title: string): string {
  return `<!DOCTYPE html>
<html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><style>
body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; color: #17252a; background: #fff }
main { max-inline-size: 48rem; margin: 2rem auto; padding-inline: 1rem }
li { margin-block: 0.5rem } li form { display: inline }
button { padding: 0.25rem 0.75rem; font: inherit; cursor: pointer }
.warning { margin: 0.25rem 0; color: #8a4b00 } pre { white-space: pre-wrap; background: #f1f3f3; padding: 0.75rem }
</style></head><body><main><h1>${title}</h1>`;
}

export function pageEnd(href: string, text: string): string {
  return `<p><a href="${href}">${text}</a></p></main></body></html>`;
}

export function wholePage(title: string, body: string): string {
  return `${pageStart(title)}${body}${pageEnd("/admin/", "Volver al editor")}`;
}

export function notice(text: string | undefined): string {
  return text ? `<p role="status"><strong>${escaped(text)}</strong></p>` : "";
}
