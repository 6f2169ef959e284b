import { labelsOf } from "../../editor/labels.ts";
import { escaped } from "../../escaped.ts";
import type { Answer } from "./answer.ts";

/** Replaces every page while the content has errors. A change of the content reloads the page. */
export function faultsPage(faults: string[]): Answer {
  const title =
    faults.length === 1 ? "Hay un error en el contenido" : `Hay ${faults.length} errores en el contenido`;
  return {
    status: 500,
    type: "text/html; charset=utf-8",
    text: `<!DOCTYPE html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>Corrija cada punto y guarde: la página vuelve sola.</p>
<ol>${faults.map((fault) => `<li>${marked(fault)}</li>`).join("\n")}</ol>
</main>
</body>
</html>`,
  };
}

/** Marks up «content/products/x.yaml: headline: se encontró …»: file, field and reason. */
function marked(fault: string): string {
  const [, file, field, reason] = fault.match(/^(\S+): ((?:[^:]|:(?! ))+): (.*)$/s) ?? [];
  if (!file || !field || !reason) return escaped(fault);
  const labels = labelsOf(file, field);
  const inForm = labels.length > 0 ? `<p>En el formulario: ${escaped(labels.join(" › "))}</p>` : "";
  return `<b>${escaped(file)}</b>: <code>${escaped(field)}</code>: ${escaped(reason)}${inForm}`;
}

const style = `
:root { color-scheme: light dark; font: 1.0625rem/1.6 system-ui, sans-serif; }
body { margin: 0; color: light-dark(#0b212c, #eaf1f3); background: light-dark(#fff, #07161f); }
main { max-inline-size: 56rem; margin-inline: auto; padding: 3rem 1.25rem; overflow-wrap: anywhere; }
h1 { margin-block: 0 0.5rem; font-size: 1.75rem; line-height: 1.2; }
ol { padding-inline-start: 1.5rem; }
li { padding: 0.75rem 0; border-block-end: 1px solid light-dark(#d5dcde, #1e3642); }
li p { margin: 0.25rem 0 0; }
code { font: 0.9375rem ui-monospace, monospace; color: light-dark(#ae351c, #ff9d83); }`;
